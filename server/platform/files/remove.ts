import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '#server/platform/db/client.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import type { FileStorage } from './storage.ts';

/** Waits for file removals in progress, then blocks new ones until the session ends. */
export async function blockRemovals(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.fileRemovals]);
}

/**
 * Runs `remove`, and makes backups wait until it is done.
 * @throws without removing anything if a backup is running, which may still have to copy the files
 */
async function removeUnlessBackupRuns(db: Db, remove: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${advisoryLocks.fileRemovals}) as "isFree"`,
    );
    if (!rows[0]?.isFree) throw new Error('a backup is running; files are removed after it');
    await remove();
  });
}

async function removeAll(storage: FileStorage, keys: readonly string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.remove(key)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Removes files that no record refers to anymore. The hourly cleanup retries those that fail. */
export async function removeFiles(
  { db, storage }: { db: Db; storage: FileStorage },
  keys: readonly string[],
  log: FastifyBaseLogger,
): Promise<void> {
  if (keys.length === 0) return;
  try {
    await removeUnlessBackupRuns(db, () => removeAll(storage, keys));
  } catch (err) {
    log.warn({ err }, 'a file that no record refers to could not be removed');
  }
}

/** The records of younger files may not be stored yet. */
const minAgeMs = 60 * 60 * 1000;
/** How many keys are looked up at once. */
const defaultBatchSize = 5_000;

interface Sweep {
  storage: FileStorage;
  /** Queries of one column that together return the key of every file that a record refers to. */
  named: readonly SQL[];
  now?: number;
  batchSize?: number;
}

/** Filters the keys that no record refers to. */
async function findOrphans(db: Db, named: readonly SQL[], keys: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(keys)}::text[]) as kept (key)
    where not exists (
      select 1 from (${sql.join([...named], sql` union all `)}) as named (key) where named.key = kept.key)`);
  return rows.map(({ key }) => key);
}

/**
 * Removes files older than an hour that no record refers to. They remain after a crash between storing a file and its
 * record, or between deleting a record and its file. Returns how many.
 */
export async function sweepOrphans(
  db: Db,
  { storage, named, now = Date.now(), batchSize = defaultBatchSize }: Sweep,
): Promise<number> {
  let removed = 0;
  const removeOrphans = async (keys: string[]) => {
    for (const key of await findOrphans(db, named, keys)) {
      await removeUnlessBackupRuns(db, () => storage.remove(key));
      removed += 1;
    }
  };
  const batch: string[] = [];
  for await (const { key, keptAt } of storage.list()) {
    if (Number(keptAt) > now - minAgeMs) continue;
    batch.push(key);
    if (batch.length === batchSize) await removeOrphans(batch.splice(0));
  }
  if (batch.length > 0) await removeOrphans(batch);
  return removed;
}
