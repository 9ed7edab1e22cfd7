import type { Car } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';

/** A change by more than this share is asked about before it is saved. */
const askedAbove = 0.2;

/** What a price changes from and to, in whole rupees. */
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
  if (share === null) return prices;
  const percent = (share * 100).toFixed(1).replace(/\.0$/, '').replace('-', '−');
  return `${prices} (${share > 0 ? '+' : ''}${percent} %)`;
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
  return share !== null && Math.abs(share) > askedAbove;
}
