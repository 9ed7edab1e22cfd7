import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { matchesFilter } from './admin-list.ts';
import type { ContentAdminResource } from './admin-resource.ts';

/** Counts the records of a kind, see docs/spec/api.md#statistics. Kinds have few records, so they are counted directly. */
export async function contentStatistics(
  db: Db,
  resource: ContentAdminResource,
): Promise<Record<string, number>> {
  const conditions: Record<string, SQL | undefined> = {
    ...Object.fromEntries(
      Object.entries(resource.admin.counters).map(([name, filter]) => [
        name,
        matchesFilter(resource, filter),
      ]),
    ),
    ...resource.moreCounts,
  };
  const counts = Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [
      name,
      sql<number>`count(*) filter (where ${condition ?? sql`true`})::int`,
    ]),
  );
  const [row] = await db.select(counts).from(resource.table).where(isKept(resource.table));
  return row ?? {};
}
