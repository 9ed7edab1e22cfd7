import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { holdRestored } from '#server/delivery/held/held.ts';
import type { Installation } from '#server/platform/backup/installation.ts';
import { restoreArchive } from '#server/platform/backup/restore.ts';
import { withInstallation } from '#server/platform/backup/run-command.ts';
import type { Database } from '#server/platform/db/client.ts';
import { type Env, readEnv } from '#server/platform/env.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import { makeReachableDir } from './reachable-dir.ts';
import { createDatabase } from './test-database.ts';

/** Creates an empty installation to restore to; its data folder does not exist yet. */
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

/** Restores an archive as the command does. */
export const restoreInto = (env: Env, archive: string) =>
  restoreArchive(archive, holdRestored, (restore) => withInstallation(env, restore));

/**
 * Returns a checksum of each table's rows in any order, including the journal of migrations. Sessions, sign-in counts,
 * failures of backups and restores are left out, as in backups.
 */
async function readTableSums({ pool }: Database): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle')
      and tablename not in ('staff_sessions', 'sign_in_counts', 'backup_failures', 'restores') order by 1`);
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await pool.query(`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
      from ${name} t`);
    sums[name] = found.rows[0].sum;
  }
  return sums;
}

async function readFileSums(storage: FileStorage): Promise<Record<string, string>> {
  const sums: [string, string][] = [];
  for await (const { key } of storage.list()) {
    const hash = createHash('sha256');
    for await (const chunk of (await (await storage.find(key))?.read()) ?? []) hash.update(chunk);
    sums.push([key, hash.digest('hex')]);
  }
  return Object.fromEntries(sums.sort());
}

/** Returns the checksums of everything that a installation holds: each table and each file. */
export const readChecksums = async ({
  database,
  files,
}: Pick<Installation, 'database' | 'files'>) => ({
  tables: await readTableSums(database),
  files: await readFileSums(files.storage),
});
