import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { signInCounts, staffSessions } from '#server/platform/auth/schema.ts';
import type { Database } from '#server/platform/db/client.ts';
import { backupFailures, restores } from './schema.ts';

/** No timeouts, and a fixed time format whatever the server's defaults are. */
const options =
  '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c timezone=UTC -c datestyle=ISO';

/** Runs `work` on a connection outside the pool and closes it, which ends its locks and its transaction. */
export async function withSession<Result>(
  { connection }: Database,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...connection,
    options,
    connectionTimeoutMillis: 5_000,
    application_name: 'haval-distributor backup',
  });
  // A connection that breaks while idle fails the next query; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    // A lost connection is already closed, and `work` has failed with the reason.
    await client.end().catch(() => {});
  }
}

/**
 * Tables that are neither backed up nor restored: sessions that ended since the backup must not become valid again, a
 * restored product has had no failed backups, and each restore is recorded anew.
 */
export const transientTables: ReadonlySet<string> = new Set(
  [staffSessions, signInCounts, backupFailures, restores].map(getTableName),
);

/** Selects each table with the tables that its foreign keys refer to. */
const selectTables = `
  select t.relname as name, coalesce(array_agg(needed.relname::text) filter (where needed.relname is not null), '{}') as needs
  from pg_class t
  left join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
  left join pg_class needed on needed.oid = f.confrelid
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
  group by t.relname order by t.relname`;

/** Lists the tables that a backup contains, each after the tables that its foreign keys refer to. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(selectTables);
  const needsByTable = new Map(rows.map(({ name, needs }) => [name, needs]));
  const seen = new Set<string>();
  const inOrder: string[] = [];
  const addTable = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    needsByTable.get(name)?.forEach(addTable);
    inOrder.push(name);
  };
  for (const name of needsByTable.keys()) addTable(name);
  return inOrder.filter((name) => !transientTables.has(name));
}

const qualifyName = (table: string) => `public.${pg.escapeIdentifier(table)}`;

/** Writes a table's rows to a file in gzipped COPY text format; returns the file's size in bytes. */
export async function dumpTable(client: pg.Client, table: string, file: string): Promise<number> {
  const rows = client.query(to(`copy ${qualifyName(table)} to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return (await stat(file)).size;
}

/**
 * Fills a table with the rows of a file that `dumpTable` wrote. Triggers of an older version do not fire, because the
 * archive also contains the rows that they wrote.
 */
export async function fillTable(client: pg.Client, table: string, dump: Readable): Promise<void> {
  const name = qualifyName(table);
  await client.query(`alter table ${name} disable trigger user`);
  const rows = client.query(from(`copy ${name} from stdin`));
  await pipeline(dump, createGunzip(), rows);
  await client.query(`alter table ${name} enable trigger user`);
}
