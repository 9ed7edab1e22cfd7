import { and, desc, gte, ne, sql } from 'drizzle-orm';
import { type PageViewsSummary, pageViewDays } from '#contract/dashboard.ts';
import { pageViews } from '#server/analytics/schema.ts';
import type { Db } from '#server/db/client.ts';
import { lastDays } from './last-days.ts';

const mostNamed = 10;
const total = sql<number>`sum(${pageViews.count})::int`;

/** Sums the page views of the last days. */
export async function summarisePageViews(db: Db): Promise<PageViewsSummary> {
  const days = lastDays(pageViewDays);
  const isRecent = gte(pageViews.day, days[0] ?? '');
  const most = (name: typeof pageViews.path | typeof pageViews.referrerHost) =>
    db
      .select({ name, count: total })
      .from(pageViews)
      .where(and(isRecent, ne(name, '')))
      .groupBy(name)
      .orderBy(desc(total), name)
      .limit(mostNamed);
  const [byDay, pages, referrers] = await Promise.all([
    db
      .select({ day: pageViews.day, count: total })
      .from(pageViews)
      .where(isRecent)
      .groupBy(pageViews.day),
    most(pageViews.path),
    most(pageViews.referrerHost),
  ]);
  const countOf = new Map(byDay.map(({ day, count }) => [day, count]));
  return { days, counts: days.map((day) => countOf.get(day) ?? 0), pages, referrers };
}
