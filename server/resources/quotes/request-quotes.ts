import { and, desc, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeyHeader, submitHeaders } from '#contract/http/http.ts';
import { timelineParams } from '#contract/leads/timeline.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { formatSum, type OnRoadSum } from '#contract/on-road/quote-words.ts';
import {
  type CustomerQuote,
  type QuoteReceipt,
  quotePaths,
  requestQuoteInput,
} from '#contract/on-road/quotes.ts';
import { isAnsweredByDealers } from '#contract/staff/staff.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import {
  type IdempotencyKey,
  keyFromHeader,
} from '#server/platform/idempotency/idempotency-key.ts';
import { parsePhoneDigits } from '#server/platform/phone-number.ts';
import { findLead } from '#server/resources/leads/lead-records.ts';
import { addToRequest, type LoggedRequest } from '#server/resources/leads/timeline/log.ts';
import { readRequest } from '#server/resources/leads/timeline/routes.ts';
import { createQuote } from './create.ts';
import { quoteDocs as docs } from './docs.ts';
import { customerQuoteColumns } from './list.ts';
import { quotes } from './schema.ts';

const maxListed = 50;

type QuotedCar = Pick<CustomerQuote, 'code' | 'car' | 'city'>;

const selectNewest = (db: Db, where: SQL | undefined): Promise<CustomerQuote[]> =>
  db
    .select(customerQuoteColumns)
    .from(quotes)
    .where(where)
    .orderBy(desc(quotes.createdAt), desc(quotes._id))
    .limit(maxListed);

/** The visible requests of a customer, and their phone digits. */
interface Customer {
  requestIds: readonly string[];
  phones: readonly string[];
}

/**
 * Lists the newest quotes of a customer: those made for the requests, and those with one of the numbers. An account of a
 * dealer does not see what others made for requests elsewhere.
 */
export async function listCustomerQuotes(
  db: Db,
  { requestIds, phones }: Customer,
  { dealerId }: Viewer,
): Promise<CustomerQuote[]> {
  const { phoneDigits, requestId } = quotes;
  const isTheirs = or(
    requestIds.length > 0 ? inArray(requestId, [...requestIds]) : undefined,
    phones.length > 0
      ? and(inArray(phoneDigits, [...phones]), dealerId === null ? undefined : isNull(requestId))
      : undefined,
  );
  return isTheirs ? await selectNewest(db, isTheirs) : [];
}

/** Lists the newest quotes with one of the numbers that belong to no request: customers save them on the site. */
export async function listSavedQuotes(db: Db, phones: readonly string[]): Promise<CustomerQuote[]> {
  if (phones.length === 0) return [];
  const isSaved = and(inArray(quotes.phoneDigits, [...phones]), isNull(quotes.requestId));
  return await selectNewest(db, isSaved);
}

/** Describes a quote in a timeline: its code, the car, the city and the sum. */
export const describeQuote = ({ code, car, city, ...sum }: OnRoadSum & QuotedCar): string =>
  `${formatCode(code)}: ${car} on the road in ${city}, ${formatSum(sum)}`;

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Lists the quotes of a request and of its customer. */
async function listRequestQuotes(db: Db, { lead, id, viewer }: LoggedRequest) {
  const { phone } = await findLead(db, lead, id, viewer);
  const digits = parsePhoneDigits(toText(phone) ?? '');
  const phones = digits === null ? [] : [digits];
  return await listCustomerQuotes(db, { requestIds: [id], phones }, viewer);
}

/** Makes a quote for the customer of a request and logs it in the timeline, both or neither. */
async function quoteForRequest(
  db: Db,
  request: LoggedRequest,
  settings: {
    input: z.output<typeof requestQuoteInput>;
    idempotencyKey: IdempotencyKey;
    days: number;
  },
): Promise<QuoteReceipt> {
  const { lead, id, viewer, actor } = request;
  const record = await findLead(db, lead, id, viewer);
  const name = lead.facts.named.flatMap((field) => toText(record[field]) ?? []).join(' ');
  return await createQuote(db, {
    ...settings,
    input: {
      ...settings.input,
      name: name || undefined,
      phone: toText(record.phone),
      language: record.language,
    },
    origin: {
      createdBy: actor.username,
      requestId: id,
      onStored: async (tx, { code, car, city, price }) => {
        const text = describeQuote({ code, car, city, ...price });
        await addToRequest(tx, request, { type: 'quote', text });
      },
    },
  });
}

/** Reads the request of a path. Throws 'not-found' for job and dealer applications, which are about no car. */
function readCarRequest(
  request: Pick<FastifyRequest, 'staff'>,
  params: { slug: string; id: string },
) {
  if (!isAnsweredByDealers(params.slug)) throw notFound('kind of record');
  return readRequest(request, params);
}

/** Registers how staff list and make the quotes of a request, with the permission of its type. */
export function registerRequestQuotes(api: Api, db: Db, days: number): void {
  const path = quotePaths.ofRequest(':slug', ':id');
  const access = 'staff';
  api.get(
    path,
    { config: { access, docs: docs.listOfRequest }, schema: { params: timelineParams } },
    async (request) => ({
      success: true,
      data: await listRequestQuotes(db, readCarRequest(request, request.params)),
    }),
  );

  api.post(
    path,
    {
      config: { access, docs: docs.createForRequest },
      schema: { params: timelineParams, body: requestQuoteInput, headers: submitHeaders },
    },
    async (request, reply) => {
      const data = await quoteForRequest(db, readCarRequest(request, request.params), {
        input: request.body,
        idempotencyKey: keyFromHeader(request.headers[idempotencyKeyHeader]),
        days,
      });
      reply.status(201);
      return { success: true, data };
    },
  );
}
