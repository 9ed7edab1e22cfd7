import { orderQuery, pagingQuery } from './http.ts';
import type { BadgeColour } from './lead.ts';
import { numberInput } from './number-input.ts';
import { clearableText, optionalText } from './text.ts';
import { z } from './zod.ts';

/** The states of a dealer search, set freely, with their colours (document 3, section 4). */
export const searchStatuses = {
  pending: 'amber',
  processing: 'blue',
  completed: 'green',
  cancelled: 'red',
} as const satisfies Record<string, BadgeColour>;

export type SearchStatus = keyof typeof searchStatuses;

export const statusNames = Object.keys(searchStatuses) as [SearchStatus, ...SearchStatus[]];

/** How far around a place is searched, in km (document 3, section 9). */
export const searchRadius = { usual: 25, min: 5, max: 100 } as const;

/** Whom staff help to find a dealer (document 3, section 3). */
export interface DealerSearch {
  _id: string;
  searchQuery: string | null;
  /** In degrees; what is not known is left out. */
  userLocation: { latitude?: number | undefined; longitude?: number | undefined };
  searchRadius: number;
  status: SearchStatus;
  assignedRepresentative: string | null;
  notes: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What is no number counts as the usual radius (4-decisions, 13). */
const radius = z.pipe(
  z.transform((value: unknown): unknown => {
    const typed = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value;
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

/** A coordinate that may be left blank. */
const degrees = (name: string, most: number) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
    ),
    z.optional(
      numberInput({
        name,
        min: -most,
        max: most,
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

/** A new dealer search. Nothing of it is required. */
export const dealerSearchInput = z.object({
  ...fields,
  userLocation: z._default(fields.userLocation, { latitude: undefined, longitude: undefined }),
  searchRadius: z._default(radius, searchRadius.usual),
  status: z._default(status, 'pending'),
});

/** A change of a dealer search: what it names is changed, the rest stays. */
export const dealerSearchUpdate = z.partial(z.object(fields));

/** The list's query: the newest first. */
export const dealerSearchQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(['createdAt', 'updatedAt', 'status', 'searchQuery'], 'createdAt'),
  status: z.optional(status),
  search: optionalText({ max: 200 }),
});

/** Dealer searches as staff keep them (document 3, sections 2, 5, 7 and 8). */
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
