import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';
import type { FileStorage } from './storage.ts';

/** Younger files may still be waiting for their record. */
const minAgeMs = 60 * 60 * 1000;
/** How many keys are asked about at once. */
const usualBatch = 5_000;

interface Sweep {
  storage: FileStorage;
  /** Every column that names kept files. */
  columns: readonly AnyPgColumn[];
  now?: number;
  batchSize?: number;
}

/** Those of the keys that no record names. */
async function unnamed(db: Db, columns: readonly AnyPgColumn[], keys: string[]): Promise<string[]> {
  const isNamed = columns.map(
    (column) => sql`exists (select 1 from ${column.table} where ${column} = kept.key)`,
  );
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(keys)}::text[]) as kept (key)
    where not (${sql.join(isNamed, sql` or `)})`);
  return rows.map(({ key }) => key);
}

/**
 * Removes files older than an hour that no record names: what a crash between file and record, or
 * between record and file, has left. Answers how many.
 */
export async function sweepOrphans(
  db: Db,
  { storage, columns, now = Date.now(), batchSize = usualBatch }: Sweep,
): Promise<number> {
  let removed = 0;
  const judge = async (keys: string[]) => {
    for (const key of await unnamed(db, columns, keys)) {
      await storage.remove(key);
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
