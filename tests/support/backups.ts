import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '#server/backup/place.ts';
import { restoreArchive } from '#server/backup/restore.ts';
import { withPlace } from '#server/backup/run-command.ts';
import type { Database } from '#server/db/client.ts';
import { type Env, readEnv } from '#server/env.ts';
import type { FileStorage } from '#server/files/storage.ts';
import { makeReachableDir } from './reachable-dir.ts';
import { createDatabase } from './test-database.ts';

/** An empty place to restore to; its data folder is not there yet. */
export async function makeEmptyPlace(settings: Record<string, string> = {}) {
  const database = await createDatabase();
  const parent = makeReachableDir('test-restored-');
  const dataDir = path.join(parent, 'data');
  return {
    env: readEnv({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings }),
    dataDir,
    clear: async () => {
      await database.drop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Restores as the command does. */
export const restoreInto = (env: Env, archive: string) =>
  restoreArchive(archive, (restore) => withPlace(env, restore));

/** A checksum of each table's rows, in whatever order they lie, the journal of migrations included. */
async function tableSums({ pool }: Database): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle') order by 1`);
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await pool.query(`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
      from ${name} t`);
    sums[name] = found.rows[0].sum;
  }
  return sums;
}

async function fileSums(storage: FileStorage): Promise<Record<string, string>> {
  const sums: [string, string][] = [];
  for await (const { key } of storage.list()) {
    const hash = createHash('sha256');
    for await (const chunk of (await (await storage.find(key))?.read()) ?? []) hash.update(chunk);
    sums.push([key, hash.digest('hex')]);
  }
  return Object.fromEntries(sums.sort());
}

/** The checksums of everything that a place keeps: each table, each file. */
export const checksumsOf = async ({ database, files }: Pick<Place, 'database' | 'files'>) => ({
  tables: await tableSums(database),
  files: await fileSums(files.storage),
});
