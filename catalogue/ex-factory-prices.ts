import type { Car } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';
import { trims } from './trims.ts';
import type { VehicleSlug } from './vehicles.ts';

/** The price list as pages read it: names and whole rupees. */
export type PriceList = readonly Pick<Car, 'name' | 'basePrice'>[];

/** What a model costs ex factory, in whole rupees. */
export interface ExFactoryPrice {
  /** The lowest of its trims'; null where the price list has none above zero. */
  lowest: number | null;
  /** Whether there are trims to choose from. */
  hasVariants: boolean;
}

/** Looks a model's trims up in the price list, by the names of document 1, section 7. */
export function exFactoryPrice(slug: VehicleSlug, list: PriceList): ExFactoryPrice {
  const names = trims[slug].map(({ priceName }) => priceName.toLowerCase());
  const prices = list
    .filter(({ name, basePrice }) => basePrice > 0 && names.includes(name.toLowerCase()))
    .map(({ basePrice }) => basePrice);
  return {
    lowest: prices.length > 0 ? Math.min(...prices) : null,
    hasVariants: trims[slug].length > 1,
  };
}

/** A model's price in words: 'Starting from PKR …' where it has variants (document 1, section 9). */
export function priceWords(slug: VehicleSlug, list: PriceList): string | null {
  const { lowest, hasVariants } = exFactoryPrice(slug, list);
  if (lowest === null) return null;
  return hasVariants ? `Starting from ${formatRupees(lowest)}` : formatRupees(lowest);
}

/** Said in place of a price that is not known: while it loads, and when it can't be had. */
export const priceUnknown = {
  loading: 'Loading prices...',
  unavailable: 'Price unavailable',
} as const;
