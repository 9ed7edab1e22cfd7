import { orderQuery, pagingQuery } from '../http/http.ts';
import { numberInput } from '../input/number-input.ts';
import { clearableText, optionalText } from '../input/text.ts';
import { foldTyped } from '../input/typed-text.ts';
import type { BadgeColor } from '../leads/lead.ts';
import { z } from '../zod.ts';

/** Statuses of a dealer search with their badge colors; staff set them freely. */
export const searchStatuses = {
  pending: 'amber',
  processing: 'blue',
  completed: 'green',
  cancelled: 'red',
} as const satisfies Record<string, BadgeColor>;

export type SearchStatus = keyof typeof searchStatuses;

export const statusNames = Object.keys(searchStatuses) as [SearchStatus, ...SearchStatus[]];

/** The search radius in km. */
export const searchRadius = { usual: 25, min: 5, max: 100 } as const;

/** A person whom staff help to find a dealer: docs/spec/content.md#dealer-searches. */
export interface DealerSearch {
  _id: string;
  searchQuery: string | null;
  /** In degrees; unknown coordinates are absent. */
  userLocation: { latitude?: number | undefined; longitude?: number | undefined };
  searchRadius: number;
  status: SearchStatus;
  assignedRepresentative: string | null;
  notes: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Accepts anything: a value that is not a number becomes the default radius. */
const radius = z.pipe(
  z.transform((value: unknown): unknown => {
    const typed = typeof value === 'string' ? Number(foldTyped(value).trim() || Number.NaN) : value;
    return typeof typed === 'number' && Number.isFinite(typed) ? typed : searchRadius.usual;
  }),
  numberInput({
    name: 'searchRadius',
    min: searchRadius.min,
    max: searchRadius.max,
    missing: '',
    decimals: 3,
    outOfBounds: `The radius is between ${searchRadius.min} and ${searchRadius.max} km`,
  }),
);

/** An optional coordinate. */
const degrees = (name: string, max: number) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
    ),
    z.optional(
      numberInput({
        name,
        min: -max,
        max,
        missing: '',
        decimals: 15,
        outOfBounds: 'Invalid coordinates.',
      }),
    ),
  );

const status = z.enum(statusNames, { error: `status must be one of: ${statusNames.join(', ')}` });

const fields = {
  searchQuery: clearableText({ max: 200 }),
  userLocation: z.object({
    latitude: degrees('The latitude', 90),
    longitude: degrees('The longitude', 180),
  }),
  searchRadius: radius,
  status,
  assignedRepresentative: clearableText({ max: 200 }),
  notes: clearableText({ max: 5000 }),
};

/** A new dealer search. No field is required. */
export const dealerSearchInput = z.object({
  ...fields,
  userLocation: z._default(fields.userLocation, { latitude: undefined, longitude: undefined }),
  searchRadius: z._default(radius, searchRadius.usual),
  status: z._default(status, 'pending'),
});

/** A partial update of a dealer search: absent fields keep their values. */
export const dealerSearchUpdate = z.partial(z.object(fields));

/** The list's query: newest first. */
export const dealerSearchQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(['createdAt', 'updatedAt', 'status', 'searchQuery'], 'createdAt'),
  status: z.optional(status),
  search: optionalText({ max: 200 }),
});

/** Dealer searches as staff manage them. */
export const dealerSearchAdmin = {
  slug: 'dealer-searches',
  permission: 'dealer-management',
  paths: { records: '/dealer-searches' },
  texts: {
    title: 'Dealer Search Locations',
    noun: { one: 'dealer search', many: 'dealer searches' },
    empty: 'No dealer searches found.',
    loadFailed: 'Failed to fetch dealer searches',
    saveFailed: 'Save failed',
    deleteFailed: 'Delete failed',
    confirmDelete: 'Delete this dealer search?',
  },
} as const;
