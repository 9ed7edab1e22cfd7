import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { matchesFilter } from './admin-list.ts';
import type { Desk } from './desk.ts';

/** The statistics of a kind (document 3, section 3). What staff publish is little: it is counted as it is. */
export async function contentStatistics(db: Db, desk: Desk): Promise<Record<string, number>> {
  const conditions: Record<string, SQL | undefined> = {
    ...Object.fromEntries(
      Object.entries(desk.admin.counters).map(([name, filter]) => [
        name,
        matchesFilter(desk, filter),
      ]),
    ),
    ...desk.moreCounts,
  };
  const counts = Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [
      name,
      sql<number>`count(*) filter (where ${condition ?? sql`true`})::int`,
    ]),
  );
  const [row] = await db.select(counts).from(desk.table);
  return row ?? {};
}
