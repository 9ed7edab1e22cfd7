import { count, min, sql } from 'drizzle-orm';
import type { DealerStats } from '#contract/dealers-admin.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { cityColumn } from './list.ts';
import { dealers } from './schema.ts';

/** Counts dealers in total and by city, largest first. */
export async function countDealers(db: Db): Promise<DealerStats> {
  const city = min(cityColumn);
  const [[total], dealersByCity] = await Promise.all([
    db
      .select({
        totalDealers: count(),
        activeDealers: sql<number>`count(*) filter (where ${dealers.isActive})::int`,
        inactiveDealers: sql<number>`count(*) filter (where not ${dealers.isActive})::int`,
      })
      .from(dealers)
      .where(isKept(dealers)),
    db
      .select({ _id: sql<string>`${city}`, count: count() })
      .from(dealers)
      .where(isKept(dealers))
      .groupBy(sql`lower(${cityColumn})`)
      .orderBy(sql`count(*) desc`, city),
  ]);
  const none = { totalDealers: 0, activeDealers: 0, inactiveDealers: 0 };
  return { ...(total ?? none), dealersByCity, citiesCovered: dealersByCity.length };
}
