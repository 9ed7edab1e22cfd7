import { sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import {
  otherReferrers,
  type PageViewsSummary,
  pageViewDays,
} from '#contract/reports/dashboard.ts';
import type { Db } from '#server/platform/db/client.ts';
import { pageViewReferrers, pageViews } from '#server/resources/page-views/schema.ts';

/** Lists the last `count` days in Pakistan as YYYY-MM-DD, ending with today. */
export function listLastDays(count: number): string[] {
  const today = new Date(`${todayInPakistan()}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today);
    day.setUTCDate(day.getUTCDate() - (count - 1 - index));
    return day.toISOString().slice(0, 10);
  });
}

const maxNamed = 10;

type Named = PageViewsSummary['pages'][number] & Record<string, unknown>;

/** Sums up the page views of the last days. */
export async function summarizePageViews(db: Db): Promise<PageViewsSummary> {
  const days = listLastDays(pageViewDays);
  const first = days[0] ?? '';
  const [byDay, pages, referrers] = await Promise.all([
    db.execute<{ day: string; count: number }>(sql`
      select day::text, sum(count)::float8 as count from ${pageViews}
      where day >= ${first}::date group by day`),
    db.execute<Named>(sql`
      select path as name, sum(count)::float8 as count from ${pageViews}
      where day >= ${first}::date
      group by path order by count desc, path limit ${maxNamed}`),
    readReferrers(db, first),
  ]);
  const countByDay = new Map(byDay.rows.map(({ day, count }) => [day, count]));
  return {
    days,
    counts: days.map((day) => countByDay.get(day) ?? 0),
    pages: pages.rows,
    referrers,
  };
}

/** The hosts with the most views, followed by the sum of all others. */
async function readReferrers(db: Db, first: string): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    with hosts as (
      select host, sum(count) as count,
             row_number() over (
               order by host = ${otherReferrers}, sum(count) desc, host
             ) <= ${maxNamed} and host <> ${otherReferrers} as is_named
      from ${pageViewReferrers} where day >= ${first}::date
      group by host having sum(count) > 0
    )
    select case when is_named then host else ${otherReferrers} end as name,
           sum(count)::float8 as count
    from hosts group by 1, is_named order by is_named desc, count desc, name`);
  return rows;
}
