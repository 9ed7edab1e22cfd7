import { type SQL, sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { NewsletterStats } from '#contract/newsletter/newsletter-admin.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type CountChange, changeDayCounts } from '#server/resources/leads/day-counts.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import type { newsletterSubscriptions } from './schema.ts';

/** The kind and the two states under which subscriptions are counted by day. */
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

/** Counts subscriptions from the daily counts. Periods of n days end today in Pakistan. `now` is for tests. */
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
