import { activeQuery, ownOrderQuery, pagingQuery } from './http.ts';
import { type Car, type City, priceMessages } from './pricing.ts';
import { optionalText, text } from './text.ts';
import { z } from './zod.ts';

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
