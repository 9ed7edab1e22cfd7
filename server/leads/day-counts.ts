import { sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import type { Db } from '#server/db/client.ts';
import { leadDays } from './schema.ts';
import { shardOfConnection } from './shard.ts';

/** How far a count goes up or down. */
export type Move = [status: string, by: 1 | -1];

/**
 * Moves what is counted of one kind on the day of a record: from one status to another, or up where
 * the record is new and down where it is gone.
 */
export async function countMove(
  db: Db,
  kind: string,
  createdAt: string,
  moves: Move[],
): Promise<void> {
  const day = todayInPakistan(new Date(createdAt));
  // In one order, so that two changes never wait for each other's rows.
  const rows = [...moves].sort(([a], [b]) => a.localeCompare(b));
  await db
    .insert(leadDays)
    .values(
      rows.map(([status, count]) => ({
        lead: kind,
        day,
        status,
        count,
        shard: shardOfConnection as never,
      })),
    )
    .onConflictDoUpdate({
      target: [leadDays.lead, leadDays.day, leadDays.status, leadDays.shard],
      set: { count: sql`${leadDays.count} + excluded.count` },
    });
}

/**
 * Adds the shards of days that are over to one row each: nearly nobody writes there any more, and
 * statistics read them all. A row that somebody is writing waits for the next time, so that neither
 * waits for the other.
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
