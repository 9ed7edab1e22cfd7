import { formatRupees } from '#contract/format/rupees.ts';
import type { Car } from '#contract/prices/pricing.ts';
import * as catalogueWords from '#words/catalogue';
import { trims } from './trims.ts';
import type { VehicleSlug } from './vehicles.ts';

/** The part of the price list that pages need: names and whole rupees. */
export type PriceList = readonly Pick<Car, 'name' | 'basePrice' | 'isSample'>[];

/** A model's ex-factory price in whole rupees. */
export interface ExFactoryPrice {
  /** The lowest price of its trims; null if the price list has none above zero. */
  lowest: number | null;
  /** Whether the model has several trims. */
  hasVariants: boolean;
  /** Whether that price is sample content and no offer. */
  isSample: boolean;
}

/** Finds the lowest price of a model's trims, by the names in docs/spec/models.md#list. */
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

/** A price as pages show it: its text, or the text instead of it, and whether they must mark it as a sample. */
export interface PriceTag {
  words: string;
  isKnown: boolean;
  isSample: boolean;
}

/**
 * A model's price: 'Starting from PKR …' if it has variants; `unknown` if the price is not known.
 */
export function priceTag(slug: VehicleSlug, list: PriceList, unknown: string): PriceTag {
  const { lowest, hasVariants, isSample } = exFactoryPrice(slug, list);
  if (lowest === null) return { words: unknown, isKnown: false, isSample };
  const rupees = formatRupees(lowest);
  return {
    words: hasVariants ? catalogueWords.startingFrom(rupees) : rupees,
    isKnown: true,
    isSample,
  };
}

/** Texts instead of a price: while it loads, and if it cannot be loaded. */
export const priceUnknown = {
  loading: catalogueWords.loadingPrices,
  unavailable: catalogueWords.priceUnavailable,
} as const;
