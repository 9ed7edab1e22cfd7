import { type SQL, sql } from 'drizzle-orm';
import { removeUnlessBackupRuns } from '#server/platform/backup/removals.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { FileStorage } from './storage.ts';

/** The records of younger files may not be stored yet. */
const minAgeMs = 60 * 60 * 1000;
/** How many keys are looked up at once. */
const defaultBatchSize = 5_000;

interface Sweep {
  storage: FileStorage;
  /** Queries of one column. Together they return the key of every file that a record refers to. */
  named: readonly SQL[];
  now?: number;
  batchSize?: number;
}

/** Returns those of the keys that no record refers to. */
async function findOrphans(db: Db, named: readonly SQL[], keys: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(keys)}::text[]) as kept (key)
    where not exists (
      select 1 from (${sql.join([...named], sql` union all `)}) as named (key) where named.key = kept.key)`);
  return rows.map(({ key }) => key);
}

/**
 * Removes files older than an hour that no record refers to: a crash between storing a file and its record, or
 * between deleting a record and its file, leaves them. Returns how many.
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
