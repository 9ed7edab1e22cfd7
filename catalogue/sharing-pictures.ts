import type { VehicleSlug } from './vehicles.ts';

/** The first path segment of sharing pictures. */
export const sharingSegment = 'sharing';

/** In pixels; a size that every social network accepts. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** The sharing picture of a page other than a model's, named after the page's path. */
export const pageSharingPicture = (path: string): string =>
  `/${sharingSegment}/${path.slice(1).replaceAll('/', '-') || 'house'}.jpg`;

/**
 * A model's sharing picture with its price in whole rupees. Social networks cache by URL, so a new price
 * makes a new URL; the server ignores the query.
 */
export function modelSharingPicture(slug: VehicleSlug, price: number | null): string {
  return `/${sharingSegment}/${slug}.jpg${price === null ? '' : `?price=${price}`}`;
}

/** The label above the sum of a quote. */
export const quotePictureLabel = (isEstimate: boolean): string =>
  isEstimate ? 'On the road (estimate)' : 'On the road';

/** The pieces of text that any formatted price consists of, longest first. */
export const pricePieces: readonly string[] = [
  'Starting from ',
  'from ',
  'PKR ',
  ',',
  ...'0123456789',
];
