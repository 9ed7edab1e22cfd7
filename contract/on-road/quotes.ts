import { orderQuery, pagingQuery } from '../http/http.ts';
import { futureDateFormat, optionalDay, phoneFormat } from '../input/formats.ts';
import { splitWords } from '../input/list-input.ts';
import { choiceInput, optionalText, text } from '../input/text.ts';
import type { TariffFact } from '../prices/pricing.ts';
import { z } from '../zod.ts';
import { findProvince, type Province } from './jurisdictions.ts';
import type { Bounds } from './match-line.ts';
import type { OnRoadPrice } from './on-road-price.ts';
import { type Taxpayer, taxpayers } from './tariff-lines.ts';

const province = z.pipe(
  optionalText({ max: 60 }),
  z.transform((value, context): Province | undefined => {
    if (value === undefined) return undefined;
    const found = findProvince(value);
    if (found) return found;
    context.issues.push({ code: 'custom', message: 'There is no such province', input: value });
    return z.NEVER;
  }),
);

const taxpayer = z._default(choiceInput('taxpayer', taxpayers), 'atl');

const chosen = {
  /** The car's key in the price list. */
  vehicleId: text({ max: 100, missing: 'Please choose a car' }),
  cityId: z.pipe(
    text({ max: 100, missing: 'Please choose a city' }),
    z.guid({ error: 'This city does not exist' }),
  ),
  /** Where the car will be registered; the city's province by default. */
  province,
  taxpayer,
  /** The expected day of registration; today by default. */
  date: optionalDay,
};

/** The query of GET /quotes/on-road. */
export const onRoadQuery = z.object(chosen);

/** The body of POST /quotes. A past day of registration is refused: its rates and rules no longer count. */
export const quoteInput = z.object({
  ...chosen,
  date: optionalText({ max: 10, format: futureDateFormat }),
  name: optionalText({ max: 100 }),
  phone: optionalText({ max: 40, format: phoneFormat }),
});

export type OnRoadQuery = z.output<typeof onRoadQuery>;
export type QuoteInput = z.output<typeof quoteInput>;

/** The car, the place and the day of a purchase, without the buyer. */
export type OnRoadChoice = Pick<OnRoadQuery, 'vehicleId' | 'cityId'> &
  Partial<Pick<OnRoadQuery, 'province' | 'date'>>;

/** A code in a path. A wrong one is answered like an unknown one, so any text is accepted. */
export const codeParams = z.object({
  // With a slash it is another route's path, spelled differently.
  code: z.string().check(z.regex(/^[^/]*$/, 'A code has no slash')),
});

/** The car and the buyer of an on-road price, as pages name them. */
export interface QuotedChoice {
  vehicleId: string;
  /** 'Haval H6 1.5' */
  car: string;
  city: string;
  province: Province | null;
  taxpayer: Taxpayer;
  date: string;
  /** When the ex-factory price was last changed, ISO 8601; and whether it is a sample. */
  pricedAt: string;
  isSample: boolean;
  /** The facts of the car that were samples. */
  sampleFacts: TariffFact[];
}

/** The answer of GET /quotes/on-road. */
export interface OnRoadAnswer extends OnRoadPrice {
  choice: QuotedChoice;
}

/** The on-road price of a filer and of a non-filer, which pages show side by side. */
export type BothPrices = Record<Taxpayer, OnRoadAnswer>;

/** A frozen price: no later tariff or price changes it. */
export interface Quote extends OnRoadPrice {
  code: string;
  choice: QuotedChoice;
  /** 'A… K…'; null if no name was given. */
  maskedName: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  validUntil: string;
}

/** The answer of POST /quotes. */
export interface QuoteReceipt {
  code: string;
  url: string;
  validUntil: string;
}

/** The path of a quote's page on the public site. */
export const quotePage = (code: string): string => `/quote/${code}`;

/** The path of the picture that a quote's link is shared with. */
export const quotePicture = (code: string): string => `/sharing/quotes/${code}.jpg`;

/** Why a non-filer gets no quote of an expensive car. */
export const barredMessage =
  'A non-filer cannot book this car: Income Tax Ordinance 2001, s. 114C. Please choose ‘Filer’ if you are on the Active Taxpayers List.';

export const quotePaths = {
  onRoad: '/quotes/on-road',
  create: '/quotes',
  find: (code: string) => `/quotes/${code}`,
  records: '/quotes/admin',
} as const;

const quoteSorts = ['createdAt', 'validUntil', 'car', 'onRoad'] as const;

/** The query of GET /quotes/admin. `search` takes a code, a name, a phone number or a car. */
export const quoteQuery = z.object({
  ...pagingQuery(50),
  ...orderQuery(quoteSorts, 'createdAt'),
  search: optionalText({ max: 200 }),
});

/** A quote as staff list it. */
export interface QuoteRecord {
  _id: string;
  code: string;
  car: string;
  city: string;
  name: string | null;
  phone: string | null;
  /** Whole rupees. */
  onRoad: number;
  isComplete: boolean;
  range: Bounds | null;
  createdAt: string;
  /** As `createdAt`: nothing changes a quote. */
  updatedAt: string;
  validUntil: string;
  /** The booking made from it. */
  bookingId: string | null;
}

/** Quotes as staff see them. */
export const quoteAdmin = {
  slug: 'quotes',
  permission: 'price-calculator',
  paths: { records: quotePaths.records },
  texts: {
    title: 'Quotes',
    subtitle: 'Frozen on-road prices that visitors and staff asked for',
    noun: { one: 'quote', many: 'quotes' },
    empty: 'No quotes found',
    start: 'A quote is kept here when somebody saves an on-road price.',
    loadFailed: 'Failed to fetch quotes',
  },
} as const;

/**
 * Masks a name so that only its owner recognizes it: 'A… K…'. Keeps the first and the last word, so that a long name
 * spells nothing.
 */
export function maskName(name: string): string {
  const words = splitWords(name);
  const kept = words.length > 2 ? [words[0], words.at(-1)] : words;
  return kept.map((word) => `${[...(word ?? '')][0]}…`).join(' ');
}
