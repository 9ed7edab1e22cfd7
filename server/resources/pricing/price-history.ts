import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { idParams, pagingQuery } from '#contract/http/http.ts';
import type { Car, CarFact } from '#contract/prices/pricing.ts';
import {
  carAdmin,
  type carUpdate,
  type PriceChange,
  priceHistoryPath,
} from '#contract/prices/pricing-admin.ts';
import { z } from '#contract/zod.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput, notFound } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { listAnswer } from '#server/platform/http/openapi/answers.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { newId } from '#server/platform/new-id.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { readPage } from '#server/records/selection.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { priceTag } from './docs.ts';
import { cars, priceChanges } from './schema.ts';

/** Now, or 1 ms after the last price, so that the prices of a car are ordered. */
const nextPriceTime = (last: string): string =>
  new Date(Math.max(Date.now(), Date.parse(last) + 1)).toISOString();

/** Returns the facts of a car that remain samples: those that a change keeps, unless staff confirm all of them. */
function keepSampleFacts(
  { confirmsFacts = false, ...changes }: z.output<typeof carUpdate>,
  before: Car,
): CarFact[] {
  if (confirmsFacts) return [];
  return before.sampleFacts.filter(
    (fact) => changes[fact] === undefined || changes[fact] === before[fact],
  );
}

/** Dates a delivery time: by default it is stated today. Without a time there is no statement. */
export const dateDelivery = ({
  deliveryWeeks = null,
  deliveryStatedOn = null,
}: Pick<z.output<typeof carUpdate>, 'deliveryWeeks' | 'deliveryStatedOn'>) => ({
  deliveryWeeks,
  deliveryStatedOn: deliveryWeeks === null ? null : (deliveryStatedOn ?? todayInPakistan()),
});

/** The delivery time after a change: a new time without a new date is stated today. */
function changeDelivery(fields: z.output<typeof carUpdate>, before: Car) {
  const { deliveryWeeks = before.deliveryWeeks } = fields;
  const isNew = deliveryWeeks !== before.deliveryWeeks;
  const { deliveryStatedOn = isNew ? null : before.deliveryStatedOn } = fields;
  const isDateKept = isNew && deliveryStatedOn === before.deliveryStatedOn;
  return dateDelivery({ deliveryWeeks, deliveryStatedOn: isDateKept ? null : deliveryStatedOn });
}

/**
 * Builds the columns that a change of a car sets: with a new price, also its time. If the price is unchanged, a sample
 * keeps its mark, because it marks the price, unless staff confirm it. Sample facts have their own marks.
 */
export function buildCarChanges(update: z.output<typeof carUpdate>, before: Car) {
  const { priceReason: _reason, confirmsPrice = false, confirmsFacts: _all, ...fields } = update;
  const sampleFacts = keepSampleFacts(update, before);
  const isConfirmed = sampleFacts.length < before.sampleFacts.length;
  const changes = {
    ...fields,
    ...changeDelivery(fields, before),
    ...(isConfirmed && { sampleFacts }),
  };
  const isPriceNew = fields.basePrice !== undefined && fields.basePrice !== before.basePrice;
  if (isPriceNew) return { ...changes, pricedAt: nextPriceTime(before.pricedAt) };
  return before.isSample ? { ...changes, isSample: !confirmsPrice } : changes;
}

/**
 * Stores the price of a new car, or a changed one with its reason. Call it in the transaction of the change. Throws
 * 'invalid' for a change without a reason.
 */
export async function storePrice(
  tx: Db,
  stored: {
    before: Car | null;
    after: Car;
    sent: { priceReason?: string | null | undefined };
    actor: Actor;
  },
): Promise<void> {
  const { before, after, sent, actor } = stored;
  if (before?.basePrice === after.basePrice) return;
  if (before && !sent.priceReason) {
    throw invalidInput([{ field: 'priceReason', message: carAdmin.texts.reasonMissing }]);
  }
  await tx.insert(priceChanges).values({
    _id: newId(),
    carId: after._id,
    basePrice: after.basePrice,
    reason: sent.priceReason ?? null,
    by: actor.username,
    createdAt: after.pricedAt,
  });
}

const columns = getTableColumns(priceChanges);

const docs = {
  operationId: 'listPriceChanges',
  summary: 'List the prices that a car had, the newest first',
  tag: priceTag,
  answer: listAnswer(nameSchema('PriceChange', describeColumns(columns))),
  errors: ['not-found'],
} as const;

/** Registers how staff read the price history of a car: docs/spec/prices.md#price-history. */
export function registerPriceHistory(api: Api, db: Db): void {
  api.get(
    priceHistoryPath(':id'),
    {
      config: { access: 'price-calculator', docs },
      schema: { params: idParams, querystring: z.object(pagingQuery(100)) },
    },
    async ({ params: { id }, query }) => {
      const [car] = await db
        .select({ _id: cars._id })
        .from(cars)
        .where(and(eq(cars._id, id), isNotTrashed(cars)));
      if (!car) throw notFound('car');
      const selection = {
        table: priceChanges,
        columns,
        where: eq(priceChanges.carId, id),
        order: [desc(priceChanges.createdAt), desc(priceChanges._id)],
      };
      return { success: true, ...(await readPage<PriceChange>(db, selection, query)) };
    },
  );
}
