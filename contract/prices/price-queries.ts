import * as words from '#words/contract/input';
import { activeQuery, pagingQuery, sortQuery } from '../http/http.ts';
import { fault } from '../input/fault.ts';
import { notBoolean } from '../input/number-input.ts';
import { optionalText, text } from '../input/text.ts';
import { z } from '../zod.ts';
import { type Car, type City, priceMessages } from './pricing.ts';

/** Sort keys of the lists; without one they are in the order of creation. */
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

/** The query of GET /price-calculator/cars; `isActive` works for staff only. */
export const carQuery = z.object({
  ...pagingQuery(100),
  ...activeQuery,
  ...sortQuery(carSorts),
  search: optionalText({ max: 200 }),
});

/** The query of GET /price-calculator/cities; `isActive` works for staff only. */
export const cityQuery = z.object({
  ...pagingQuery(100),
  ...activeQuery,
  ...sortQuery(citySorts),
  search: optionalText({ max: 200 }),
  province: optionalText({ max: 100 }),
});

const chosenId = (error: string) =>
  z.pipe(text({ max: 100, missing: priceMessages.bothNeeded }), z.guid({ error }));

/** The car and the city of a calculation; `saveCalculation` works for staff only. */
export const calculateInput = z.object({
  carId: chosenId(fault('car-unknown', words.carUnknown)),
  cityId: chosenId(fault('city-unknown', words.cityUnknown)),
  saveCalculation: z._default(z.boolean({ error: notBoolean('saveCalculation') }), false),
});
