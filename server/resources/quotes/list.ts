import { eq, or, type SQL, sql } from 'drizzle-orm';
import { parseCode } from '#contract/on-road/codes.ts';
import type { Bounds } from '#contract/on-road/match-line.ts';
import {
  maskName,
  type Quote,
  type QuoteRecord,
  type quoteQuery,
} from '#contract/on-road/quotes.ts';
import type { Language } from '#contract/site/language.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { prepared } from '#server/platform/db/statements.ts';
import { containsPhone, containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { chooseNotes } from './on-road.ts';
import { quotes } from './schema.ts';

type Query = z.output<typeof quoteQuery>;

const { _id, code, car, city, name, phone, phoneDigits, onRoad, isComplete, price } = quotes;

/** Selects the first booking with a quote's code; null if there is none. */
const bookingId = sql<string | null>`(
  select booking._id from ${vehicleBookings} as booking
  where booking.quote_code = ${code} and booking.deleted_at is null
  order by booking.created_at, booking._id limit 1)`;

/** Null in quotes from before ranges were calculated. */
const range = sql<Bounds | null>`${price} -> 'range'`;

/** The columns of a quote where its request and its customer show it. */
export const customerQuoteColumns = {
  _id,
  code,
  car,
  city,
  onRoad,
  isComplete,
  range,
  createdAt: quotes.createdAt,
  validUntil: quotes.validUntil,
  createdBy: quotes.createdBy,
};

/** The staff columns of a quote in the list. */
export const listedColumns = {
  ...customerQuoteColumns,
  name,
  phone,
  updatedAt: quotes.createdAt,
  bookingId,
};

function matchesSearch(search: string): SQL | undefined {
  const wanted = parseCode(search);
  return or(
    wanted ? eq(code, wanted) : undefined,
    containsWordsInAny([car, city, name], search),
    containsPhone(sql`${phoneDigits}`, search),
  );
}

/** Selects the quotes that match a list's query: by code, name, phone number or car, in any notation. */
export const selectQuotes = ({
  search,
  sortBy,
  sortOrder,
}: Omit<Query, keyof Paging>): Selection => ({
  table: quotes,
  columns: listedColumns,
  where: search ? matchesSearch(search) : undefined,
  order: orderedBy(quotes[sortBy], _id, sortOrder),
});

/** Lists one page of quotes. */
export const listQuotes = (db: Db, query: Query) =>
  readPage<QuoteRecord>(db, selectQuotes(query), query);

const { choice, createdAt, validUntil } = quotes;

const selectQuote = prepared('find quote', (db) =>
  db
    .select({ code, choice, price, name, createdAt, validUntil })
    .from(quotes)
    .where(eq(code, sql.placeholder('code'))),
);

/**
 * Finds a quote by its code, in any notation; null if there is none. Its notes are in a language. Never returns the phone
 * number.
 */
export async function findQuote(
  db: Db,
  typed: string,
  language: Language = 'en',
): Promise<Quote | null> {
  const [found] = await selectQuote(db, { code: parseCode(typed) ?? '' });
  if (!found) return null;
  const { name: fullName, price: frozen, choice: chosen, ...quote } = found;
  return {
    ...chooseNotes(frozen, language),
    ...quote,
    // Quotes from before ranges were calculated have none.
    lines: frozen.lines.map((line) => ({ ...line, range: line.range ?? null })),
    range: frozen.range ?? null,
    openFacts: frozen.openFacts ?? [],
    // Quotes from before sample facts were stored have none.
    choice: { ...chosen, sampleFacts: chosen.sampleFacts ?? [] },
    maskedName: fullName && maskName(fullName),
  };
}
