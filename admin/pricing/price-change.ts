import { formatRupees } from '#contract/format/rupees.ts';
import type { Car, City } from '#contract/prices/pricing.ts';

/** Price changes above this fraction need confirmation. */
const confirmAbove = 0.2;

/** The old and the new price, in whole rupees. */
export interface PriceChange {
  before: number;
  after: number;
}

/** Returns by which share a price changes: 0.1 is ten per cent more; null if it was zero. */
const calculateShare = ({ before, after }: PriceChange): number | null =>
  before === 0 ? null : after / before - 1;

/** Formats a change for staff: 'PKR 7,500,000 → PKR 8,250,000 (+10 %)'. */
export function formatPriceChange(change: PriceChange): string {
  const prices = `${formatRupees(change.before)} → ${formatRupees(change.after)}`;
  const share = calculateShare(change);
  return share === null ? prices : `${prices} (${formatShare(share)})`;
}

/** Formats a share: '+10 %'. */
function formatShare(share: number): string {
  const percent = (share * 100).toFixed(1).replace(/\.0$/, '').replace('-', '−');
  return `${share > 0 ? '+' : ''}${percent} %`;
}

/** Returns how a car's price changes; null if it stays, or if there was no car before. */
export function findPriceChange(
  car: Pick<Car, 'basePrice'> | null,
  after: unknown,
): PriceChange | null {
  const price = Number(after);
  if (!car || !Number.isFinite(price) || car.basePrice === price) return null;
  return { before: car.basePrice, after: price };
}

/** Whether a change is so large that it may be a typing error. From no price at all, none is. */
export function isLargeChange(change: PriceChange): boolean {
  const share = calculateShare(change);
  return share !== null && Math.abs(share) > confirmAbove;
}

/** What a city adds to a price: rupees or per cent. */
export type Adjustment = Pick<City, 'priceAdjustment' | 'adjustmentType'>;

/** Formats a city's price adjustment: '+PKR 75,000' or '-0.75%'. */
export function formatAdjustment({ priceAdjustment: amount, adjustmentType }: Adjustment): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  return sign + (adjustmentType === 'percentage' ? `${size}%` : formatRupees(size));
}

/** Calculates what a city adds to the price of a car and the total, in whole rupees, as the server does. */
export function calculateCityPrice(
  { basePrice }: Pick<Car, 'basePrice'>,
  { priceAdjustment, adjustmentType }: Adjustment,
): { freight: number; total: number } {
  // Percentages have up to three decimals: thousandths are whole numbers, which multiply without errors.
  const share = Math.round(priceAdjustment * 1000);
  const freight =
    adjustmentType === 'percentage'
      ? Math.floor((basePrice * share) / 100_000 + 0.5)
      : priceAdjustment;
  return { freight, total: Math.max(0, basePrice + freight) };
}

/** By which share an adjustment changes; null if it was zero, or was in another unit. */
function calculateAdjustmentShare(before: Adjustment, after: Adjustment): number | null {
  if (before.adjustmentType !== after.adjustmentType || before.priceAdjustment === 0) return null;
  return (after.priceAdjustment - before.priceAdjustment) / Math.abs(before.priceAdjustment);
}

/** Formats a change of an adjustment: '+PKR 75,000 → +PKR 82,500 (+10 %)'; null if it stays. */
export function formatAdjustmentChange(before: Adjustment, after: Adjustment): string | null {
  const [from, to] = [formatAdjustment(before), formatAdjustment(after)];
  if (from === to) return null;
  const share = calculateAdjustmentShare(before, after);
  return `${from} → ${to}${share === null ? '' : ` (${formatShare(share)})`}`;
}

/** Whether a change of an adjustment is so large, or in so different a unit, that it may be a typing error. */
export function isLargeAdjustmentChange(before: Adjustment, after: Adjustment): boolean {
  if (before.adjustmentType !== after.adjustmentType) return after.priceAdjustment !== 0;
  const share = calculateAdjustmentShare(before, after);
  if (share !== null) return Math.abs(share) > confirmAbove;
  return (
    after.adjustmentType === 'percentage' && Math.abs(after.priceAdjustment) > 100 * confirmAbove
  );
}
