import { activeQuery, pagingQuery, sortQuery } from '../http/http.ts';
import { fault } from '../input/fault.ts';
import { decimalText } from '../input/number-input.ts';
import { optionalText } from '../input/text.ts';
import { z } from '../zod.ts';
import type { Dealer } from './dealers.ts';

/** Sort keys of the list. Without one it is sorted by city and name, or by distance. */
export const dealerSorts = [
  'city',
  'name',
  'email',
  'isActive',
  'createdAt',
] as const satisfies (keyof Dealer)[];

/** The query of GET /dealers. `isActive` works for staff only; visitors see active dealers. */
export const dealerQuery = z
  .object({
    ...pagingQuery(100),
    ...activeQuery,
    ...sortQuery(dealerSorts),
    search: optionalText({ max: 200 }),
    city: optionalText({ max: 100 }),
    lat: z.optional(decimalText({ name: 'lat', min: -90, max: 90 })),
    lng: z.optional(decimalText({ name: 'lng', min: -180, max: 180 })),
    maxDistance: z.optional(decimalText({ name: 'maxDistance', min: 0, max: 21_000 })),
  })
  .check(
    z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      message: fault('coordinates-incomplete', 'lat and lng belong together'),
      path: ['lat'],
    }),
    z.refine(({ lat, maxDistance }) => maxDistance === undefined || lat !== undefined, {
      message: fault('distance-without-place', 'maxDistance needs lat and lng'),
      path: ['maxDistance'],
    }),
  );
