import { type SQL, sql } from 'drizzle-orm';
import { removeUnlessHeld } from '#server/backup/removals.ts';
import type { Db } from '#server/db/client.ts';
import type { FileStorage } from './storage.ts';

/** Younger files may still be waiting for their record. */
const minAgeMs = 60 * 60 * 1000;
/** How many keys are asked about at once. */
const usualBatch = 5_000;

interface Sweep {
  storage: FileStorage;
  /** Queries of one column, which together answer the key of every file that a record names. */
  named: readonly SQL[];
  now?: number;
  batchSize?: number;
}

/** Those of the keys that no record names. */
async function unnamed(db: Db, named: readonly SQL[], keys: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(keys)}::text[]) as kept (key)
    where not exists (
      select 1 from (${sql.join([...named], sql` union all `)}) as named (key) where named.key = kept.key)`);
  return rows.map(({ key }) => key);
}

/**
 * Removes files older than an hour that no record names: what a crash between file and record, or
 * between record and file, has left. Answers how many.
 */
export async function sweepOrphans(
  db: Db,
  { storage, named, now = Date.now(), batchSize = usualBatch }: Sweep,
): Promise<number> {
  let removed = 0;
  const judge = async (keys: string[]) => {
    for (const key of await unnamed(db, named, keys)) {
      await removeUnlessHeld(db, () => storage.remove(key));
      removed += 1;
    }
  };
  const batch: string[] = [];
  for await (const { key, keptAt } of storage.list()) {
    if (Number(keptAt) > now - minAgeMs) continue;
    batch.push(key);
    if (batch.length === batchSize) await judge(batch.splice(0));
  }
  if (batch.length > 0) await judge(batch);
  return removed;
}
