import { eq, sql } from 'drizzle-orm';
import { parseCode } from '#contract/on-road/codes.ts';
import { maskName, type Quote } from '#contract/on-road/quotes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { prepared } from '#server/platform/db/statements.ts';
import { quotes } from './schema.ts';

const { code, choice, price, name, createdAt, validUntil } = quotes;

const selectQuote = prepared('find quote', (db) =>
  db
    .select({ code, choice, price, name, createdAt, validUntil })
    .from(quotes)
    .where(eq(code, sql.placeholder('code'))),
);

/** Finds a quote by its code, however it is typed; null if there is none. Never returns the phone number. */
export async function findQuote(db: Db, typed: string): Promise<Quote | null> {
  const [found] = await selectQuote(db, { code: parseCode(typed) ?? '' });
  if (!found) return null;
  const { name: fullName, price: frozen, choice: chosen, ...quote } = found;
  return {
    ...frozen,
    ...quote,
    // Quotes from before sample facts were kept have none.
    choice: { ...chosen, sampleFacts: chosen.sampleFacts ?? [] },
    maskedName: fullName && maskName(fullName),
  };
}
