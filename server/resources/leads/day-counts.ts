import { sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import type { Db } from '#server/platform/db/client.ts';
import { leadDays } from './schema.ts';
import { connectionShard } from './shard.ts';

/** Adds one to the count of a status, or subtracts one. */
export type CountChange = [status: string, by: 1 | -1];

/**
 * Updates the counts of one kind on the day that a record was created: changes it from one status to another, adds
 * a new record or subtracts a deleted one.
 */
export async function changeDayCounts(
  db: Db,
  kind: string,
  createdAt: string,
  changes: CountChange[],
): Promise<void> {
  const day = todayInPakistan(new Date(createdAt));
  // A fixed order prevents deadlocks between two changes.
  const rows = [...changes].sort(([a], [b]) => a.localeCompare(b));
  await db
    .insert(leadDays)
    .values(
      rows.map(([status, count]) => ({
        lead: kind,
        day,
        status,
        count,
        shard: connectionShard as never,
      })),
    )
    .onConflictDoUpdate({
      target: [leadDays.lead, leadDays.day, leadDays.status, leadDays.shard],
      set: { count: sql`${leadDays.count} + excluded.count` },
    });
}

/**
 * Merges the shards of past days into one row each, because they are rarely written and statistics read them all.
 * Skips rows that are locked by a writer until the next run.
 */
export async function foldDays(db: Db): Promise<void> {
  await db.execute(sql`
    with spread as (
      delete from ${leadDays} where (lead, day, status, shard) in (
        select lead, day, status, shard from ${leadDays}
        where day < ${todayInPakistan()}::date and shard <> 0 for update skip locked)
      returning lead, day, status, count
    )
    insert into ${leadDays} (lead, day, status, shard, count)
    select lead, day, status, 0, sum(count) from spread group by lead, day, status
    order by lead, day, status
    on conflict (lead, day, status, shard) do update set count = lead_days.count + excluded.count`);
}
