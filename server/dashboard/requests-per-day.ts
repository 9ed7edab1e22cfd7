import { sql } from 'drizzle-orm';
import { type RequestsPerDay, requestDays } from '#contract/dashboard.ts';
import type { Db } from '#server/db/client.ts';
import { leadDays } from '#server/leads/schema.ts';
import { lastDays } from './last-days.ts';

/** Counts the requests of some types by day, from the roll-up; deleted ones are not in it. */
export async function countRequestsPerDay(
  db: Db,
  slugs: readonly string[],
): Promise<RequestsPerDay> {
  const days = lastDays(requestDays);
  const counts = Object.fromEntries(slugs.map((slug) => [slug, days.map(() => 0)]));
  const { rows } = await db.execute<{ lead: string; day: string; total: number }>(sql`
    select lead, day::text, sum(count)::int as total from ${leadDays}
    where day >= ${days[0]}::date group by lead, day`);
  for (const { lead, day, total } of rows) {
    const index = days.indexOf(day);
    const series = counts[lead];
    if (series && index >= 0) series[index] = total;
  }
  return { days, counts };
}
