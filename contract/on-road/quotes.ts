import * as words from '#words/contract/input';
import { orderQuery, pagingQuery } from '../http/http.ts';
import { fault } from '../input/fault.ts';
import { futureDateFormat, optionalDay, phoneFormat } from '../input/formats.ts';
import { splitWords } from '../input/list-input.ts';
import { choiceInput, optionalText, text, visitorLanguage } from '../input/text.ts';
import type { TariffFact } from '../prices/pricing.ts';
import type { Language } from '../site/language.ts';
import { z } from '../zod.ts';
import { findProvince, type Province } from './jurisdictions.ts';
import type { Bounds } from './match-line.ts';
import type { OnRoadPrice } from './on-road-price.ts';
import { type Taxpayer, taxpayers } from './tariff-lines.ts';

const provinceUnknown = fault('province-unknown', words.provinceUnknown);

const province = z.pipe(
  optionalText({ max: 60 }),
  z.transform((value, context): Province | undefined => {
    if (value === undefined) return undefined;
    const found = findProvince(value);
    if (found) return found;
    context.issues.push({ code: 'custom', message: provinceUnknown, input: value });
    return z.NEVER;
  }),
);

const taxpayer = z._default(choiceInput('taxpayer', taxpayers), 'atl');

const chosen = {
  /** The car's key in the price list. */
  vehicleId: text({ max: 100, missing: fault('car-missing', words.carMissing) }),
  cityId: z.pipe(
    text({ max: 100, missing: fault('city-missing', words.cityMissing) }),
    z.guid({ error: fault('city-unknown', words.cityUnknown) }),
  ),
  /** Where the car will be registered; the city's province by default. */
  province,
  taxpayer,
  /** The expected day of registration; today by default. */
  date: optionalDay,
};

/** The query of GET /quotes/on-road. */
export const onRoadQuery = z.object(chosen);

/** The body of POST /quotes. A past day of registration is rejected, because its rates and rules no longer apply. */
export const quoteInput = z.object({
  ...chosen,
  date: optionalText({ max: 10, format: futureDateFormat }),
  name: optionalText({ max: 100 }),
  phone: optionalText({ max: 40, format: phoneFormat }),
  language: visitorLanguage,
});

/** The body of POST /quotes/admin/requests/{slug}/{id}: the name and the number are the request's. */
export const requestQuoteInput = z.object({
  ...chosen,
  date: optionalText({ max: 10, format: futureDateFormat }),
});

export type OnRoadQuery = z.output<typeof onRoadQuery>;
export type QuoteInput = z.output<typeof quoteInput>;

/** The car, the place and the day of a purchase, without the buyer. */
export type OnRoadChoice = Pick<OnRoadQuery, 'vehicleId' | 'cityId'> &
  Partial<Pick<OnRoadQuery, 'province' | 'date'>>;

/** A code in a path. Any text is accepted, so that malformed and unknown codes get the same response. */
export const codeParams = z.object({
  // A slash would make it the path of another route.
  code: z.string().check(z.regex(/^[^/]*$/, fault('code-invalid', 'A code has no slash'))),
});

/** The car and the buyer of an on-road price, as pages show them. */
export interface QuotedChoice {
  vehicleId: string;
  /** 'Haval H6 1.5' */
  car: string;
  city: string;
  province: Province | null;
  taxpayer: Taxpayer;
  date: string;
  /** When the ex-factory price last changed, ISO 8601; and whether it is a sample. */
  pricedAt: string;
  isSample: boolean;
  /** The facts of the car that were samples. */
  sampleFacts: TariffFact[];
}

/** The response of GET /quotes/on-road. */
export interface OnRoadAnswer extends OnRoadPrice {
  choice: QuotedChoice;
}

/** The on-road prices of a filer and of a non-filer, which pages show side by side. */
export type BothPrices = Record<Taxpayer, OnRoadAnswer>;

/** A frozen price: later changes of tariffs and prices do not affect it. */
export interface Quote extends OnRoadPrice {
  code: string;
  choice: QuotedChoice;
  /** Masked: 'A… K…'; null if no name was given. */
  maskedName: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  validUntil: string;
}

/** The response of POST /quotes. */
export interface QuoteReceipt {
  code: string;
  url: string;
  validUntil: string;
}

/** The path of a quote's page on the public site. */
export const quotePage = (code: string): string => `/quote/${code}`;

/** The path of the picture for link previews of a quote, with text in a language. */
export const quotePicture = (code: string, language: Language = 'en'): string =>
  `/sharing/quotes/${language === 'en' ? '' : `${language}-`}${code}.jpg`;

/** The error for a non-filer who asks for a quote of an expensive car. */
export const barredMessage = fault('non-filer-barred', words.nonFilerBarred);

export const quotePaths = {
  onRoad: '/quotes/on-road',
  create: '/quotes',
  find: (code: string) => `/quotes/${code}`,
  records: '/quotes/admin',
  /** The quotes of a request: its type's slug and its id. */
  ofRequest: (slug: string, id: string) => `/quotes/admin/requests/${slug}/${id}`,
} as const;

const quoteSorts = ['createdAt', 'validUntil', 'car', 'onRoad'] as const;

/** The query of GET /quotes/admin. `search` matches a code, a name, a phone number or a car. */
export const quoteQuery = z.object({
  ...pagingQuery(50),
  ...orderQuery(quoteSorts, 'createdAt'),
  search: optionalText({ max: 200 }),
});

/** A quote as the request and the person show it. */
export interface CustomerQuote {
  _id: string;
  code: string;
  car: string;
  city: string;
  /** Whole rupees. */
  onRoad: number;
  isComplete: boolean;
  range: Bounds | null;
  createdAt: string;
  validUntil: string;
  /** The username of staff; null if the customer saved the price on the site. */
  createdBy: string | null;
}

/** A quote as staff list it. */
export interface QuoteRecord extends CustomerQuote {
  name: string | null;
  phone: string | null;
  /** Equal to `createdAt`, because quotes never change. */
  updatedAt: string;
  /** The booking made from it. */
  bookingId: string | null;
}

/** Quotes for staff. */
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
 * Masks a name so that only its owner recognizes it: 'A… K…'. Keeps the initials of the first and the last word only,
 * so that the initials of a long name spell nothing.
 */
export function maskName(name: string): string {
  const words = splitWords(name);
  const kept = words.length > 2 ? [words[0], words.at(-1)] : words;
  return kept.map((word) => `${[...(word ?? '')][0]}…`).join(' ');
}
