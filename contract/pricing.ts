import { activeQuery, ownOrderQuery, pagingQuery } from './http.ts';
import { optionalText, text } from './text.ts';
import { z } from './zod.ts';

/** A car of the price list as anyone may see it (document 3, section 3). */
export interface Car {
  _id: string;
  name: string;
  model: string;
  variant: string | null;
  /** What pages and requests look the car up by; unique, letter case aside. */
  vehicleId: string;
  /** Whole rupees, ex factory. */
  basePrice: number;
  imageUrl: string | null;
  description: string | null;
  isActive: boolean;
  /** Loaded with the product to show it; its price is no offer. */
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

export type AdjustmentType = 'fixed' | 'percentage';

/** A city and what a car costs more or less there (document 3, section 3). */
export interface City {
  _id: string;
  name: string;
  province: string;
  /** Whole rupees if fixed, else per cent of the base price, perhaps with decimals. */
  priceAdjustment: number;
  adjustmentType: AdjustmentType;
  description: string | null;
  isActive: boolean;
  /** Loaded with the product to show it; its freight is no offer. */
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

/** What a car costs in a city, in whole rupees. */
export interface PriceCalculation {
  car: Pick<Car, 'name' | 'model' | 'variant'>;
  city: Pick<City, 'name' | 'province'>;
  pricing: { basePrice: number; cityAdjustment: number; finalPrice: number };
}

export interface PriceStats {
  totalCalculations: number;
  totalActiveCars: number;
  totalActiveCities: number;
}

/** How lists and selects name a car: 'Haval H6 1.5'. */
export function carLabel({ model, variant }: Pick<Car, 'model' | 'variant'>): string {
  return variant ? `${model} ${variant}` : model;
}

/** The keys that the lists can be sorted by; by itself each is in the order of entry. */
export const carSorts = [
  'createdAt',
  'name',
  'model',
  'vehicleId',
  'basePrice',
  'isActive',
] as const satisfies (keyof Car)[];
export const citySorts = [
  'createdAt',
  'name',
  'province',
  'priceAdjustment',
  'isActive',
] as const satisfies (keyof City)[];

/** The query of GET /price-calculator/cars; `isActive` counts for staff only. */
export const carQuery = z.object({
  ...pagingQuery(100),
  ...activeQuery,
  ...ownOrderQuery(carSorts),
  search: optionalText({ max: 200 }),
});

/** The query of GET /price-calculator/cities; `isActive` counts for staff only. */
export const cityQuery = z.object({
  ...pagingQuery(100),
  ...activeQuery,
  ...ownOrderQuery(citySorts),
  search: optionalText({ max: 200 }),
  province: optionalText({ max: 100 }),
});

export const priceMessages = {
  carsFailed: 'Failed to fetch cars',
  citiesFailed: 'Failed to fetch cities',
  statsFailed: 'Failed to fetch calculation stats',
  calculateFailed: 'Failed to calculate price',
  bothNeeded: 'Please select both a car and a city',
  unavailable: 'Price unavailable',
  calculating: 'Calculating...',
} as const;

const chosen = (what: 'car' | 'city') =>
  z.pipe(
    text({ max: 100, missing: priceMessages.bothNeeded }),
    z.guid({ error: `This ${what} does not exist` }),
  );

/** What a price is asked for; a visitor's wish to save it is ignored (4-decisions, 8). */
export const calculateInput = z.object({
  carId: chosen('car'),
  cityId: chosen('city'),
  saveCalculation: z._default(z.boolean({ error: 'saveCalculation must be true or false' }), false),
});

export const calculatePath = '/price-calculator/calculate';
