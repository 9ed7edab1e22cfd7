import { sql } from 'drizzle-orm';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { leadDays, leadTallies, noDealer } from './schema.ts';

/** Throws a conflict if a dealer has staff accounts, which would see nothing without it. */
export async function refuseStaffedDealer(tx: Db, dealerId: string): Promise<void> {
  const accounts = await tx.execute(
    sql`select from ${staffAccounts} where ${staffAccounts.dealerId} = ${dealerId} limit 1`,
  );
  if (accounts.rowCount) {
    const message = 'This dealer has staff accounts: give them another dealer first';
    throw new AppError('conflict', message);
  }
}

/**
 * Moves the counts of a dealer's requests to head office, which answers them once the dealer is purged: the database
 * clears the dealer of the requests themselves. Call it in the transaction of the purge.
 */
export async function releaseDealer(tx: Db, dealerId: string): Promise<void> {
  await tx.execute(sql`
    with moved as (delete from ${leadDays} where dealer = ${dealerId} returning *)
    insert into ${leadDays} (lead, day, status, dealer, shard, count)
    select lead, day, status, ${noDealer}::uuid, shard, sum(count) from moved
    group by lead, day, status, shard order by lead, day, status, shard
    on conflict (lead, day, status, shard, dealer)
      do update set count = lead_days.count + excluded.count`);
  await tx.execute(sql`
    with moved as (delete from ${leadTallies} where dealer = ${dealerId} returning *)
    insert into ${leadTallies} (lead, field, value, dealer, shard, count)
    select lead, field, value, ${noDealer}::uuid, shard, sum(count) from moved
    group by lead, field, value, shard order by lead, field, value, shard
    on conflict (lead, field, value, shard, dealer)
      do update set count = lead_tallies.count + excluded.count`);
}
