import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** Each table, and those that its foreign keys refer to. */
const tablesWithNeeds = `
  select t.relname as name, coalesce(array_agg(needed.relname::text) filter (where needed.relname is not null), '{}') as needs
  from pg_class t
  left join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
  left join pg_class needed on needed.oid = f.confrelid
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
  group by t.relname order by t.relname`;

/** The names of all tables, each after those that its foreign keys refer to. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(tablesWithNeeds);
  const needsOf = new Map(rows.map(({ name, needs }) => [name, needs]));
  const seen = new Set<string>();
  const inOrder: string[] = [];
  const place = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    needsOf.get(name)?.forEach(place);
    inOrder.push(name);
  };
  for (const name of needsOf.keys()) place(name);
  return inOrder;
}

/** Writes a table's rows to a file, in PostgreSQL's text format, packed; answers the file's bytes. */
export async function dumpTable(client: pg.Client, table: string, file: string): Promise<number> {
  const rows = client.query(to(`copy ${pg.escapeIdentifier(table)} to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return (await stat(file)).size;
}

/** Fills a table with the rows of such a file. */
export async function fillTable(client: pg.Client, table: string, dump: Readable): Promise<void> {
  const rows = client.query(from(`copy ${pg.escapeIdentifier(table)} from stdin`));
  await pipeline(dump, createGunzip(), rows);
}
