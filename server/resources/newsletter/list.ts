import { and, eq, type SQL, sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Subscription } from '#contract/newsletter/newsletter.ts';
import {
  type NewsletterStats,
  newsletterAdmin,
  type subscriptionQuery,
} from '#contract/newsletter/newsletter-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWords } from '#server/platform/db/text-search.ts';
import { changeRecord, type RecordChange, type Records } from '#server/records/records.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { type CountChange, changeDayCounts } from '#server/resources/leads/day-counts.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { dropQueuedIssues } from './issues/send.ts';
import { newsletterSubscriptions } from './schema.ts';

/** The kind and the two states for the daily counts of subscriptions. */
const counterKind = 'newsletter';
const counterStates = { subscribed: 'subscribed', unsubscribed: 'unsubscribed' } as const;

type State = Pick<typeof newsletterSubscriptions.$inferSelect, 'isSubscribed'>;

const findCounter = ({ isSubscribed }: State) =>
  isSubscribed ? counterStates.subscribed : counterStates.unsubscribed;

/** Updates the counts when a subscription is created (no `before`), changed or deleted (no `after`). */
export async function countChange(
  tx: Db,
  createdAt: string,
  { before, after }: { before?: State; after?: State },
): Promise<void> {
  if (before?.isSubscribed === after?.isSubscribed) return;
  const changes: CountChange[] = [];
  if (before) changes.push({ status: findCounter(before), by: -1 });
  if (after) changes.push({ status: findCounter(after), by: 1 });
  await changeDayCounts(tx, counterKind, createdAt, changes);
}

/**
 * Reads the subscriptions' statistics from the daily counts. Periods of n days end today in Pakistan. `now` is for
 * tests.
 */
export async function newsletterStatistics(db: Db, now = new Date()): Promise<NewsletterStats> {
  const today = sql`${todayInPakistan(now)}::date`;
  const count = (condition: SQL) => sql`coalesce(sum(count) filter (where ${condition}), 0)::int`;
  const within = (from: number, to: number) =>
    count(sql`day > ${today} - ${from}::int and day <= ${today} - ${to}::int`);
  const unsubscribed = count(sql`status = ${counterStates.unsubscribed}`);
  const { rows } = await db.execute<NewsletterStats & Record<string, unknown>>(sql`
    select ${count(sql`true`)} as "totalSubscriptions",
           ${count(sql`status = ${counterStates.subscribed}`)} as "activeSubscriptions",
           ${unsubscribed} as "inactiveSubscriptions",
           ${unsubscribed} as "unsubscribedCount",
           ${within(7, 0)} as "recentSubscriptions",
           ${count(sql`date_trunc('month', day) = date_trunc('month', ${today})`)} as "newSubscriptionsThisMonth",
           ${within(30, 0)} as "currentPeriod",
           ${within(60, 30)} as "previousPeriod"
    from ${leadDays} where lead = ${counterKind}`);
  return rows[0] as NewsletterStats;
}

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

/**
 * Subscribes or unsubscribes an address on its owner's behalf. One that was refused gets issues again once it is
 * subscribed. Returns the stored record.
 */
export async function changeSubscription(
  db: Db,
  id: string,
  change: RecordChange<Pick<Subscription, 'isSubscribed'>>,
): Promise<Subscription> {
  return await db.transaction(async (tx) => {
    const changes = {
      ...change.changes,
      ...(change.changes.isSubscribed && { refusedAt: null }),
    };
    const { before, after } = await changeRecord(tx, subscriptions, id, { ...change, changes });
    await countChange(tx, before.createdAt, { before, after });
    if (!after.isSubscribed) await dropQueuedIssues(tx, id);
    return after;
  });
}

/**
 * The trash rules of subscriptions. Their unsubscribe links keep working, so that a subscription that ended while it
 * was in the trash is restored as ended.
 */
export const subscriptionTrash = defineTrash(subscriptions, {
  title: sql`${newsletterSubscriptions.email}`,
  changeCounts: async (tx, row, by) => {
    const state = row as typeof newsletterSubscriptions.$inferSelect;
    await countChange(tx, row.createdAt, by === 1 ? { after: state } : { before: state });
    if (by === -1) await dropQueuedIssues(tx, row._id);
  },
});
