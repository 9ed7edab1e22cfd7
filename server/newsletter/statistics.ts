import { type SQL, sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/formats.ts';
import type { NewsletterStats } from '#contract/newsletter-admin.ts';
import type { Db } from '#server/db/client.ts';
import { newsletterSubscriptions } from './schema.ts';

/**
 * Counts subscriptions; a period of n days ends with today in Pakistan. `now` is for tests. They are
 * counted one by one: a newsletter has far fewer readers than a count would take notice of.
 */
export async function newsletterStatistics(db: Db, now = new Date()): Promise<NewsletterStats> {
  const { createdAt, isSubscribed } = newsletterSubscriptions;
  const today = sql`${todayInPakistan(now)}::date`;
  const day = sql`(${createdAt} at time zone 'Asia/Karachi')::date`;
  const count = (condition: SQL) => sql`count(*) filter (where ${condition})::int`;
  const within = (from: number, to: number) =>
    count(sql`${day} > ${today} - ${from}::int and ${day} <= ${today} - ${to}::int`);
  const { rows } = await db.execute<NewsletterStats & Record<string, unknown>>(sql`
    select count(*)::int as "totalSubscriptions",
           ${count(sql`${isSubscribed}`)} as "activeSubscriptions",
           ${count(sql`not ${isSubscribed}`)} as "inactiveSubscriptions",
           ${count(sql`not ${isSubscribed}`)} as "unsubscribedCount",
           ${within(7, 0)} as "recentSubscriptions",
           ${count(sql`date_trunc('month', ${day}) = date_trunc('month', ${today})`)} as "newSubscriptionsThisMonth",
           ${within(30, 0)} as "currentPeriod",
           ${within(60, 30)} as "previousPeriod"
    from ${newsletterSubscriptions}`);
  return rows[0] as NewsletterStats;
}
