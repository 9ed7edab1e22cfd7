import { activeQuery, ownOrderQuery, pagingQuery } from './http.ts';
import { decimalText } from './number-text.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** A dealer as anyone may see it. Coordinates in degrees; `distance` in km where a place was asked about. */
export interface Dealer {
  _id: string;
  name: string;
  city: string;
  address: string;
  email: string;
  phone: string;
  lat: number;
  lng: number;
  map: string;
  isActive: boolean;
  /** Loaded with the product to show it; not a real dealership. */
  isSample: boolean;
  description: string | null;
  services: string[];
  workingHours: Partial<Record<string, string>>;
  createdAt: string;
  updatedAt: string;
  distance?: number;
}

/** How requests name a dealership: 'name, city' (document 1, section 3). */
export function dealershipLabel({ name, city }: Pick<Dealer, 'name' | 'city'>): string {
  return `${name}, ${city}`;
}

/** The keys that the list can be sorted by; by itself it goes by city and name, or by distance. */
export const dealerSorts = [
  'city',
  'name',
  'email',
  'isActive',
  'createdAt',
] as const satisfies (keyof Dealer)[];

/** The query of GET /dealers. `isActive` counts for staff only; visitors see active dealers. */
export const dealerQuery = z
  .object({
    ...pagingQuery(100),
    ...activeQuery,
    ...ownOrderQuery(dealerSorts),
    search: optionalText({ max: 200 }),
    city: optionalText({ max: 100 }),
    lat: z.optional(decimalText({ name: 'lat', min: -90, max: 90 })),
    lng: z.optional(decimalText({ name: 'lng', min: -180, max: 180 })),
    maxDistance: z.optional(decimalText({ name: 'maxDistance', min: 0, max: 21_000 })),
  })
  .check(
    z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      message: 'lat and lng belong together',
      path: ['lat'],
    }),
    z.refine(({ lat, maxDistance }) => maxDistance === undefined || lat !== undefined, {
      message: 'maxDistance needs lat and lng',
      path: ['maxDistance'],
    }),
  );

/** The words of the dealer finder and of dealership fields (document 1, sections 2, 4 and 8). */
export const dealerMessages = {
  loadFailed: 'Failed to fetch dealers',
  none: 'No dealers available',
  noneFound: (search: string) => `No dealers found matching "${search}"`,
  noGeolocation: 'Geolocation is not supported by this browser.',
  noneToChoose: 'No dealerships available',
} as const;
