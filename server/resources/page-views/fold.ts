import { type SQL, sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { otherReferrers } from '#contract/reports/dashboard.ts';
import type { Db } from '#server/platform/db/client.ts';
import { maxReferrers } from './referrers.ts';
import { pageViewReferrers, pageViews } from './schema.ts';

/** How many days keep daily counts, plus the rest of the month that the first of them is in. */
const dailyCountDays = 60;

/**
 * Merges the daily counts of old months into the first day of their month, and limits a month's referrers like a
 * day's. The sums stay the same. `today` is for tests.
 */
export async function foldViews(db: Db, today = todayInPakistan()): Promise<void> {
  const firstDailyDay = sql`date_trunc('month', ${today}::date - ${dailyCountDays}::int)::date`;
  await db.transaction(async (tx) => {
    // This lock conflicts only with itself: processes fold one after another, and counting views goes on.
    await tx.execute(
      sql`lock table ${pageViews}, ${pageViewReferrers} in share update exclusive mode`,
    );
    await tx.execute(buildFoldMonths(sql`${pageViews}`, sql`path`, firstDailyDay));
    await tx.execute(buildFoldMonths(sql`${pageViewReferrers}`, sql`host`, firstDailyDay));
    await tx.execute(buildLimitMonths(firstDailyDay));
  });
}

const buildFoldMonths = (table: SQL, name: SQL, firstDailyDay: SQL): SQL => sql`
  with folded as (
    delete from ${table} where day < ${firstDailyDay} and day <> date_trunc('month', day)::date
    returning day, ${name}, count
  )
  insert into ${table} as months (day, ${name}, count)
  select date_trunc('month', day)::date, ${name}, sum(count) from folded group by 1, 2
  on conflict (day, ${name}) do update set count = months.count + excluded.count`;

const buildLimitMonths = (firstDailyDay: SQL): SQL => sql`
  with ranked as (
    select day, host, row_number() over (partition by day order by count desc, host) as place
    from ${pageViewReferrers} where day < ${firstDailyDay} and host <> ${otherReferrers}
  ), surplus as (
    delete from ${pageViewReferrers} as months using ranked
    where months.day = ranked.day and months.host = ranked.host and place > ${maxReferrers}::int
    returning months.day, months.count
  )
  insert into ${pageViewReferrers} as months (day, host, count)
  select day, ${otherReferrers}, sum(count) from surplus group by day
  on conflict (day, host) do update set count = months.count + excluded.count`;
