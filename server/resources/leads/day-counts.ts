import { sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Db } from '#server/platform/db/client.ts';
import { leadDays, noDealer } from './schema.ts';
import { connectionShard } from './value-counts.ts';

/** An increment or decrement of the count of a status and a dealer. */
export interface CountChange {
  status: string;
  /** Null for head office. */
  dealerId?: string | null;
  by: 1 | -1;
}

/** A fixed order of updates prevents deadlocks between two changes. */
const listInOrder = (changes: readonly CountChange[]) =>
  changes
    .map(({ status, dealerId, by }) => ({ status, dealer: dealerId ?? noDealer, count: by }))
    .sort((a, b) => a.status.localeCompare(b.status) || a.dealer.localeCompare(b.dealer));

/**
 * Updates the counts of one kind on the day of a record's creation: moves it from one status or dealer to another, adds
 * a new record or subtracts a deleted one.
 */
export async function changeDayCounts(
  db: Db,
  kind: string,
  createdAt: string,
  changes: CountChange[],
): Promise<void> {
  const day = todayInPakistan(new Date(createdAt));
  await db
    .insert(leadDays)
    .values(
      listInOrder(changes).map((row) => ({
        ...row,
        lead: kind,
        day,
        shard: connectionShard as never,
      })),
    )
    .onConflictDoUpdate({
      target: [leadDays.lead, leadDays.day, leadDays.status, leadDays.shard, leadDays.dealer],
      set: { count: sql`${leadDays.count} + excluded.count` },
    });
}

/**
 * Merges the shards of past days into one row each, because they are rarely written and statistics read all of them.
 * Skips rows locked by a writer until the next run.
 */
export async function foldDays(db: Db): Promise<void> {
  await db.execute(sql`
    with spread as (
      delete from ${leadDays} where (lead, day, status, shard, dealer) in (
        select lead, day, status, shard, dealer from ${leadDays}
        where day < ${todayInPakistan()}::date and shard <> 0 for update skip locked)
      returning lead, day, status, dealer, count
    )
    insert into ${leadDays} (lead, day, status, dealer, shard, count)
    select lead, day, status, dealer, 0, sum(count) from spread group by lead, day, status, dealer
    order by lead, day, status, dealer
    on conflict (lead, day, status, shard, dealer) do update set count = lead_days.count + excluded.count`);
}
