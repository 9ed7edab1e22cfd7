import type pg from 'pg';
import type { Database } from '#server/db/client.ts';
import type { Files } from '#server/files/files.ts';
import { keptAdminPath } from '#server/office/admin-path.ts';

/** Where a product keeps its data: what is backed up, or restored to. */
export interface Place {
  database: Database;
  files: Files;
  dataDir: string;
}

/** Tables, and whatever else holds rows, but for those that an extension has brought. */
const countTables = `
  select count(*)::int as tables from pg_class t
  join pg_namespace on pg_namespace.oid = t.relnamespace
  where nspname in ('public', 'drizzle') and t.relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (select from pg_depend where objid = t.oid and deptype = 'e')`;

async function holdsFile({ files }: Place): Promise<boolean> {
  for await (const _file of files.storage.list()) return true;
  return false;
}

/** Throws where something is kept already, and says what. */
export async function requireEmpty(client: pg.Client, place: Place): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(countTables);
  const found = [
    rows[0]?.tables && 'tables in the database',
    (await holdsFile(place)) && 'uploaded files',
    (await keptAdminPath(place.dataDir)) && 'the back office’s address in DATA_DIR',
  ].filter(Boolean);
  if (found.length === 0) return;
  throw new Error(
    `This place is not empty, it has ${found.join(', ')}. A backup is restored to an empty database ` +
      'and an empty DATA_DIR (or bucket) only. Nothing was restored.',
  );
}
