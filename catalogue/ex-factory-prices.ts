import type { Car } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';
import { trims } from './trims.ts';
import type { VehicleSlug } from './vehicles.ts';

/** The price list as pages read it: names and whole rupees. */
export type PriceList = readonly Pick<Car, 'name' | 'basePrice' | 'isSample'>[];

/** What a model costs ex factory, in whole rupees. */
export interface ExFactoryPrice {
  /** The lowest of its trims'; null where the price list has none above zero. */
  lowest: number | null;
  /** Whether there are trims to choose from. */
  hasVariants: boolean;
  /** Whether that price was loaded to show the product, and is no offer. */
  isSample: boolean;
}

/** Looks a model's trims up in the price list, by the names of document 1, section 7. */
export function exFactoryPrice(slug: VehicleSlug, list: PriceList): ExFactoryPrice {
  const names = trims[slug].map(({ priceName }) => priceName.toLowerCase());
  const [cheapest] = list
    .filter(({ name, basePrice }) => basePrice > 0 && names.includes(name.toLowerCase()))
    .sort((a, b) => a.basePrice - b.basePrice);
  return {
    lowest: cheapest?.basePrice ?? null,
    hasVariants: trims[slug].length > 1,
    isSample: cheapest?.isSample ?? false,
  };
}

/** A price as pages show it: in words, and whether they have to call it a sample. */
export interface PriceTag {
  words: string;
  isSample: boolean;
}

/**
 * A model's price: 'Starting from PKR …' where it has variants (document 1, section 9); where it is
 * not known, what is said in its place.
 */
export function priceTag(slug: VehicleSlug, list: PriceList, unknown: string): PriceTag {
  const { lowest, hasVariants, isSample } = exFactoryPrice(slug, list);
  if (lowest === null) return { words: unknown, isSample };
  const rupees = formatRupees(lowest);
  return { words: hasVariants ? `Starting from ${rupees}` : rupees, isSample };
}

/** Said in place of a price that is not known: while it loads, and when it can't be had. */
export const priceUnknown = {
  loading: 'Loading prices...',
  unavailable: 'Price unavailable',
} as const;
