import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/client.ts';
import * as schema from '#server/db/schema.ts';

const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** The columns of all tables. */
export const allColumns = tables.flatMap((table) => Object.entries(getTableColumns(table)));

/** What a call may leave even where it is refused: tries and views are counted. */
const ofNoRecord = ['sign_in_counts', 'page_views'];

/** What of a row has to stay: of a session that it is there, its last use is noted. */
const lasting = (table: string) => (table === 'staff_sessions' ? 't._id' : 't');

const allTables = tables.map(getTableName).sort();

async function askAll(
  { pool }: Database,
  names: readonly string[],
  ask: (table: string) => string,
): Promise<[string, string][]> {
  const asked = names.map((name) => `select '${name}' as name, (${ask(name)})::text as answer`);
  const { rows } = await pool.query<{ name: string; answer: string }>(asked.join(' union all '));
  return rows.map(({ name, answer }) => [name, answer ?? '']);
}

/** A checksum of every table's rows, by table, but for what any call may leave. */
export async function checksums(database: Database): Promise<Record<string, string>> {
  const kept = allTables.filter((name) => !ofNoRecord.includes(name));
  const sums = await askAll(database, kept, (name) => {
    const row = `${lasting(name)}::text`;
    return `select md5(string_agg(${row}, E'\\n' order by ${row})) from ${name} t`;
  });
  return Object.fromEntries(sums);
}

/** A row as the database has it, by column. */
export type StoredRow = Record<string, unknown>;

/** A row as JSON; of a session without its last use, which any call may note. */
const asJson = (table: string) =>
  table === 'staff_sessions' ? "to_jsonb(t) - 'last_seen_at'" : 'to_jsonb(t)';

/** Every row of every table as JSON, by table. */
export async function allRows(database: Database): Promise<Map<string, Set<string>>> {
  const dumps = await askAll(
    database,
    allTables,
    (name) => `select coalesce(jsonb_agg((${asJson(name)})::text), '[]') from ${name} t`,
  );
  return new Map(dumps.map(([name, rows]) => [name, new Set<string>(JSON.parse(rows))]));
}

/** The rows that are there now and were not before, new or changed, by table. */
export function rowsWritten(
  before: Map<string, Set<string>>,
  after: Map<string, Set<string>>,
): { table: string; row: StoredRow }[] {
  return [...after].flatMap(([table, rows]) =>
    [...rows]
      .filter((row) => !before.get(table)?.has(row))
      .map((row) => ({ table, row: JSON.parse(row) as StoredRow })),
  );
}
