import type { Language } from '#contract/site/language.ts';
import * as words from '#words/catalogue/sharing';
import { exFactoryLabel } from './ex-factory-label.ts';
import type { VehicleSlug } from './vehicles.ts';

/** The first path segment of sharing pictures. */
export const sharingSegment = 'sharing';

/** What the names of pictures with text in a language begin with. */
export const picturePrefixes = { en: '', ur: 'ur-' } as const satisfies Record<Language, string>;

/** Splits the name of a picture into the language of its text and the rest. */
export function splitPictureName(name: string): { language: Language; rest: string } {
  const isUrdu = name.startsWith(picturePrefixes.ur);
  return isUrdu
    ? { language: 'ur', rest: name.slice(picturePrefixes.ur.length) }
    : { language: 'en', rest: name };
}

/** In pixels; a size that every social network accepts. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** The sharing picture of a page other than a model's, named after the page's path; in the language of the site. */
export const pageSharingPicture = (path: string, language = words.language): string =>
  `/${sharingSegment}/${picturePrefixes[language]}${path.slice(1).replaceAll('/', '-') || 'house'}.jpg`;

/**
 * A model's sharing picture with its price in whole rupees. Social networks cache by URL, so a new price
 * makes a new URL; the server ignores the query.
 */
export function modelSharingPicture(slug: VehicleSlug, price: number | null): string {
  return `/${sharingSegment}/${picturePrefixes[words.language]}${slug}.jpg${price === null ? '' : `?price=${price}`}`;
}

/** The labels above a price on a picture. */
export const priceLabels = {
  exFactory: exFactoryLabel(false),
  sampleExFactory: exFactoryLabel(true),
  onRoad: words.onTheRoad,
  estimateOnRoad: words.estimateOnTheRoad,
} as const;

export type PriceLabel = keyof typeof priceLabels;

/** The pieces of text that any formatted price consists of, longest first, by name. */
export const pricePieces: readonly (readonly [name: string, text: string])[] = [
  ['startingFrom', words.startingFrom],
  ['from', words.from],
  ...['PKR ', ',', ...'0123456789'].map((text) => [text, text] as const),
];
