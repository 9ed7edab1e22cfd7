import { count, min, sql } from 'drizzle-orm';
import type { DealerStats } from '#contract/dealers-admin.ts';
import type { Db } from '#server/db/client.ts';
import { cityOf } from './list.ts';
import { dealers } from './schema.ts';

/** Counts the dealers, altogether and by city, cities with the most of them first. */
export async function countDealers(db: Db): Promise<DealerStats> {
  const city = min(cityOf);
  const [[total], dealersByCity] = await Promise.all([
    db
      .select({
        totalDealers: count(),
        activeDealers: sql<number>`count(*) filter (where ${dealers.isActive})::int`,
        inactiveDealers: sql<number>`count(*) filter (where not ${dealers.isActive})::int`,
      })
      .from(dealers),
    db
      .select({ _id: sql<string>`${city}`, count: count() })
      .from(dealers)
      .groupBy(sql`lower(${cityOf})`)
      .orderBy(sql`count(*) desc`, city),
  ]);
  const none = { totalDealers: 0, activeDealers: 0, inactiveDealers: 0 };
  return { ...(total ?? none), dealersByCity, citiesCovered: dealersByCity.length };
}
