import type { FinanceRules } from '#contract/finance/rules.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { type Car, type City, carLabel } from '#contract/prices/pricing.ts';
import { type InstalmentNote, noteInstalments } from '../finance/instalments.ts';

/** A car of the price list, reduced to what pages need. */
export interface PricedCar {
  _id: string;
  label: string;
  /** Lower case. */
  vehicleId: string;
  /** Whole rupees. */
  basePrice: number;
  isSample: boolean;
  /** The day since which it costs that: '3 November 2026'. */
  pricedOn: string;
  /** Its instalments; null if they are not known. */
  instalments: InstalmentNote | null;
  /** Today's price, if `basePrice` is the frozen one of the visitor's quote; else null. */
  listPrice: number | null;
}

export type PricedCity = Pick<City, '_id' | 'name' | 'province' | 'isSample'>;

/** Reduces the price list to what pages need. The car of `quote` has the quoted price while the quote is valid. */
export function toPricedCars(
  cars: readonly Car[],
  { rules, quote }: { rules: readonly FinanceRules[]; quote: Quote | null },
): PricedCar[] {
  return cars.map((listed) => {
    const isQuoted = quote?.choice.vehicleId.toLowerCase() === listed.vehicleId.toLowerCase();
    const frozen = isQuoted && quote ? readFrozenPrice(quote) : {};
    const { _id, basePrice, isSample, pricedAt, ...car } = { ...listed, ...frozen };
    return {
      _id,
      label: carLabel(car),
      vehicleId: car.vehicleId.toLowerCase(),
      basePrice,
      isSample,
      pricedOn: formatDayInPakistan(pricedAt),
      instalments: noteInstalments({ ...car, basePrice }, rules),
      listPrice: isQuoted ? listed.basePrice : null,
    };
  });
}

/** Returns the price of its car that a quote froze. */
const readFrozenPrice = ({ exFactory, choice: { pricedAt, isSample } }: Quote) => ({
  basePrice: exFactory,
  pricedAt,
  isSample,
});

/** Reduces cities to what pages need. */
export function toPricedCities(cities: readonly City[]): PricedCity[] {
  return cities.map(({ _id, name, province, isSample }) => ({ _id, name, province, isSample }));
}
