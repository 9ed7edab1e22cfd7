import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '#server/platform/db/client.ts';
import { advisoryLocks } from '#server/platform/locks.ts';

/** Waits for file removals in progress, then blocks new ones until the session ends. */
export async function blockRemovals(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.fileRemovals]);
}

/**
 * Runs `remove`, and makes backups wait until it is done.
 * @throws if a backup runs, without removing anything: the backup may still have to copy the files
 */
export async function removeUnlessBackupRuns(db: Db, remove: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${advisoryLocks.fileRemovals}) as "isFree"`,
    );
    if (!rows[0]?.isFree) throw new Error('a backup is running; files are removed after it');
    await remove();
  });
}
