import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Subscription } from '#contract/newsletter/newsletter.ts';
import { newsletterAdmin, type subscriptionQuery } from '#contract/newsletter/newsletter-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWords } from '#server/platform/db/text-search.ts';
import { changeRecord, type RecordChange, type Records } from '#server/records/records.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { dropQueuedIssues } from './issues/send.ts';
import { newsletterSubscriptions } from './schema.ts';
import { countChange } from './statistics.ts';

type SubscriptionQuery = z.output<typeof subscriptionQuery>;

const { emailKey: _key, searchText, ...shownColumns } = listRecordColumns(newsletterSubscriptions);

/** The columns that staff see: all except those for lookups. */
export { shownColumns };

function buildWhere({ status, source, search }: SubscriptionQuery): SQL | undefined {
  const { isSubscribed } = shownColumns;
  return and(
    status ? eq(isSubscribed, status === 'subscribed') : undefined,
    source ? eq(shownColumns.source, source) : undefined,
    search ? containsWords(searchText, search) : undefined,
  );
}

/** Selects the subscriptions that match a list's query. */
export const selectSubscriptions = (query: SubscriptionQuery): Selection => ({
  table: newsletterSubscriptions,
  columns: shownColumns,
  where: buildWhere(query),
  order: orderedBy(shownColumns[query.sortBy], shownColumns._id, query.sortOrder),
});

/** Lists one page of subscriptions, with the total count. */
export const listSubscriptions = (db: Db, query: SubscriptionQuery) =>
  readPage<Subscription>(db, selectSubscriptions(query), query);

const subscriptions: Records<Subscription> = {
  kind: newsletterAdmin.slug,
  noun: 'subscription',
  table: newsletterSubscriptions,
  columns: shownColumns,
};

/** Subscribes or unsubscribes an address for its owner. Returns the stored record. */
export async function changeSubscription(
  db: Db,
  id: string,
  change: RecordChange<Pick<Subscription, 'isSubscribed'>>,
): Promise<Subscription> {
  return await db.transaction(async (tx) => {
    const { before, after } = await changeRecord(tx, subscriptions, id, change);
    await countChange(tx, before.createdAt, { before, after });
    if (!after.isSubscribed) await dropQueuedIssues(tx, id);
    return after;
  });
}

/**
 * How subscriptions go to the trash. Their unsubscribe links keep working, so that a subscription that was ended there
 * comes back as ended.
 */
export const subscriptionTrash = defineTrash(subscriptions, {
  title: sql`${newsletterSubscriptions.email}`,
  changeCounts: async (tx, row, by) => {
    const state = row as typeof newsletterSubscriptions.$inferSelect;
    await countChange(tx, row.createdAt, by === 1 ? { after: state } : { before: state });
    if (by === -1) await dropQueuedIssues(tx, row._id);
  },
});
