import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '#server/db/client.ts';

/** Any number that nobody else locks: a backup holds it alone, removals of files hold it together. */
const removalsLock = 7_203_591_185;

/** Waits for removals that are under way, and keeps files from being removed until the session ends. */
export async function holdRemovals(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [removalsLock]);
}

/**
 * Removes files, and keeps backups from beginning meanwhile.
 * @throws without removing any while a backup runs: it may still have to copy them
 */
export async function removeUnlessHeld(db: Db, remove: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${removalsLock}) as "isFree"`,
    );
    if (!rows[0]?.isFree) throw new Error('a backup is being made; removing files waits');
    await remove();
  });
}
