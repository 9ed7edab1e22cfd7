import type { VehicleSlug } from './vehicles.ts';

/** The first segment of the addresses of pictures that links to pages are shown with. */
export const sharingSegment = 'sharing';

/** In pixels; what every network takes. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** The picture of a page that is no model's, named after the page's path; the home page's is the house's. */
export const pageSharingPicture = (path: string): string =>
  `/${sharingSegment}/${path.slice(1).replaceAll('/', '-') || 'house'}.jpg`;

/**
 * A model's picture, its price in whole rupees on it. Networks keep what they have fetched from an
 * address, so another price makes another address; the server answers all of them alike.
 */
export function modelSharingPicture(slug: VehicleSlug, price: number | null): string {
  return `/${sharingSegment}/${slug}.jpg${price === null ? '' : `?price=${price}`}`;
}

/** What any price in words is set of, the longest first. */
export const pricePieces: readonly string[] = ['Starting from ', 'PKR ', ',', ...'0123456789'];
