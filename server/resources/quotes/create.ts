import { and, eq, lte, sql } from 'drizzle-orm';
import { dayMs } from '#contract/format/pakistan-time.ts';
import type { Failure } from '#contract/http/http.ts';
import { readForm, readFormText } from '#contract/input/read-form.ts';
import {
  barredMessage,
  type QuoteInput,
  type QuoteReceipt,
  quoteInput,
  quotePage,
} from '#contract/on-road/quotes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isDuplicate } from '#server/platform/db/errors.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { RequestClient } from '#server/platform/http/client.ts';
import { describeFailure } from '#server/platform/http/failure.ts';
import { buildRefusal } from '#server/platform/http/validate.ts';
import {
  computeExpiry,
  hashInput,
  type IdempotencyKey,
  idempotencyConflict,
  keyFromForm,
} from '#server/platform/idempotency/idempotency-key.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { newId } from '#server/platform/new-id.ts';
import { parsePhoneDigits } from '#server/platform/phone-number.ts';
import { findPriceToFreeze } from './on-road.ts';
import { quotes } from './schema.ts';

const lead = 'quotes';
/** With a billion quotes, one in 35,000 new codes collides with an existing one. */
const maxTries = 3;

/** A new quote as its row has it. */
type StoredQuote = Pick<
  typeof quotes.$inferSelect,
  'code' | 'car' | 'city' | 'onRoad' | 'isComplete' | 'price' | 'validUntil'
>;

type NewQuote = Omit<typeof quotes.$inferInsert, 'code'> & { _id: string };

/** The input and the settings of a new quote. */
export interface QuoteRequest {
  input: QuoteInput;
  idempotencyKey: IdempotencyKey;
  /** The number of days for which it is valid: QUOTE_DAYS. */
  days: number;
  /** Set if staff make it for a customer's request. */
  origin?: {
    createdBy: string;
    requestId: string;
    /** Runs in the transaction that stores the quote. */
    onStored: (tx: Db, quote: StoredQuote) => Promise<void>;
  };
}

/** Calculates today's price and copies it, with everything that pages show of it. */
async function buildRow(db: Db, { input, days, origin }: QuoteRequest): Promise<NewQuote> {
  const { choice, ...price } = await findPriceToFreeze(db, input);
  if (price.isBarred) throw invalidInput([{ field: 'taxpayer', message: barredMessage }]);
  const now = Date.now();
  const { name = null, phone = null } = input;
  return {
    _id: newId(),
    choice,
    price,
    vehicleId: choice.vehicleId,
    car: choice.car,
    city: choice.city,
    exFactory: price.exFactory,
    freight: price.lines.find(({ charge }) => charge === 'freight')?.amount ?? 0,
    onRoad: price.onRoad,
    isComplete: price.isComplete,
    name,
    phone,
    phoneDigits: phone && parsePhoneDigits(phone),
    language: input.language,
    createdBy: origin?.createdBy ?? null,
    requestId: origin?.requestId ?? null,
    createdAt: new Date(now).toISOString(),
    validUntil: new Date(now + days * dayMs).toISOString(),
  };
}

const buildReceipt = ({
  code,
  validUntil,
}: Pick<StoredQuote, 'code' | 'validUntil'>): QuoteReceipt => ({
  code,
  url: quotePage(code),
  validUntil,
});

/** Hashes what a repeat has to have in common with the first call: the input, and the request that it is for. */
const hashRequest = ({ input, origin }: QuoteRequest): string =>
  hashInput(origin ? { ...input, requestId: origin.requestId } : input);

/** Finds the quote stored under this key; throws a conflict if it was stored with another input. */
async function findFirst(db: Db, request: QuoteRequest) {
  const { idempotencyKey } = request;
  const [first] = await db
    .select({
      bodyHash: idempotencyLines.bodyHash,
      code: quotes.code,
      validUntil: quotes.validUntil,
    })
    .from(idempotencyLines)
    .innerJoin(quotes, eq(quotes._id, idempotencyLines.recordId))
    .where(
      and(
        eq(idempotencyLines.lead, lead),
        eq(idempotencyLines.key, idempotencyKey.key),
        sql`${idempotencyLines.expiresAt} > now()`,
      ),
    );
  if (first && first.bodyHash !== hashRequest(request)) throw idempotencyConflict();
  return first;
}

/** Stores the quote and its key, both or neither; returns undefined if the key is already stored. */
async function store(db: Db, row: NewQuote, request: QuoteRequest) {
  const { idempotencyKey, origin } = request;
  const entry = {
    bodyHash: hashRequest(request),
    recordId: row._id,
    expiresAt: computeExpiry(idempotencyKey),
  };
  return await db.transaction(async (tx) => {
    const lines = await tx
      .insert(idempotencyLines)
      .values({ lead, key: idempotencyKey.key, ...entry })
      .onConflictDoUpdate({
        target: [idempotencyLines.lead, idempotencyLines.key],
        set: entry,
        setWhere: lte(idempotencyLines.expiresAt, sql`now()`),
      })
      .returning({ key: idempotencyLines.key });
    if (lines.length === 0) return undefined;
    const [stored] = await tx.insert(quotes).values(row).returning();
    if (stored) await origin?.onStored(tx, stored);
    return stored;
  });
}

/** Stores the quote under a new code, and retries with another one if it is taken. */
async function storeUnderNewCode(db: Db, row: NewQuote, request: QuoteRequest) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store(db, row, request);
    } catch (error) {
      if (tries === maxTries || !isDuplicate(error, 'quotes_code')) throw error;
    }
  }
}

/**
 * Freezes today's on-road price under a new code. The same input with the same key gets the first quote; another input
 * with that key throws a conflict. Throws 'not-found' for an inactive or unknown car or city, and 'invalid' if the
 * buyer may not buy the car.
 */
export async function createQuote(db: Db, request: QuoteRequest): Promise<QuoteReceipt> {
  const repeated = await findFirst(db, request);
  if (repeated) return buildReceipt(repeated);
  const stored = await storeUnderNewCode(db, await buildRow(db, request), request);
  const quote = stored ?? (await findFirst(db, request));
  if (!quote) throw idempotencyConflict();
  return buildReceipt(quote);
}

/** The result of a plain form for a quote. */
export type QuoteFormResult =
  /** The path of the new quote's page. */
  | { url: string }
  /** The error message and the typed values, which the page shows again. */
  | (Failure & { status: number; values: Record<string, string> });

interface QuoteForm {
  form: FormData;
  sender: RequestClient;
  days: number;
}

/** Creates a quote from a plain HTML form, with the same validation as the API. Server errors are reported. */
export async function createQuoteByForm(
  db: Db,
  { form, sender, days }: QuoteForm,
  report: (error: unknown) => void,
): Promise<QuoteFormResult> {
  try {
    const parsed = quoteInput.safeParse(readForm(quoteInput, form));
    if (!parsed.success) throw buildRefusal(parsed.error.issues);
    const input = parsed.data;
    const { url } = await createQuote(db, {
      input,
      idempotencyKey: keyFromForm(input, sender),
      days,
    });
    return { url };
  } catch (error) {
    const { status, body } = describeFailure(error);
    if (status >= 500) report(error);
    return { ...body, status, values: readFormText(form) };
  }
}
