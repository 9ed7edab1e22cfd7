import type pg from 'pg';
import { readAdminPath } from '#server/platform/admin-path.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Files } from '#server/platform/files/files.ts';

/** Where the product stores its data: the source of a backup, and the target of a restore. */
export interface Installation {
  database: Database;
  files: Files;
  dataDir: string;
}

/** Counts tables, views and other relations with rows, except those of extensions. */
const countTables = `
  select count(*)::int as tables from pg_class t
  join pg_namespace on pg_namespace.oid = t.relnamespace
  where nspname in ('public', 'drizzle') and t.relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (select from pg_depend where objid = t.oid and deptype = 'e')`;

async function hasFiles({ files }: Installation): Promise<boolean> {
  for await (const _file of files.storage.list()) return true;
  return false;
}

/** Throws if the installation already holds data; the message says which. */
export async function requireEmpty(client: pg.Client, installation: Installation): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(countTables);
  const found = [
    rows[0]?.tables && 'tables in the database',
    (await hasFiles(installation)) && 'uploaded files',
    (await readAdminPath(installation.dataDir)) && 'the back office’s address in DATA_DIR',
  ].filter(Boolean);
  if (found.length === 0) return;
  throw new Error(
    `This installation is not empty, it has ${found.join(', ')}. A backup can only be restored to an empty ` +
      'database and an empty DATA_DIR (or bucket). Nothing was restored.',
  );
}
