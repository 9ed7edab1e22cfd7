import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import { tables } from '#server/resources/index.ts';

/** The columns of all tables. */
export const allColumns = tables.flatMap((table) => Object.entries(getTableColumns(table)));

/** Counters that even a refused call may change. */
const counterTables = ['sign_in_counts', 'page_views', 'page_view_referrers'];

/** The part of a row that must not change. A session's last use may, so only its id counts. */
const selectStablePart = (table: string) => (table === 'staff_sessions' ? 't._id' : 't');

const allTables = tables.map(getTableName).sort();

async function queryTables(
  { pool }: Database,
  names: readonly string[],
  buildQuery: (table: string) => string,
): Promise<[string, string][]> {
  const queries = names.map(
    (name) => `select '${name}' as name, (${buildQuery(name)})::text as response`,
  );
  const { rows } = await pool.query<{ name: string; response: string }>(
    queries.join(' union all '),
  );
  return rows.map(({ name, response }) => [name, response ?? '']);
}

/** A checksum of the rows of every table except counters. */
export async function checksums(database: Database): Promise<Record<string, string>> {
  const kept = allTables.filter((name) => !counterTables.includes(name));
  const sums = await queryTables(database, kept, (name) => {
    const row = `${selectStablePart(name)}::text`;
    return `select md5(string_agg(${row}, E'\\n' order by ${row})) from ${name} t`;
  });
  return Object.fromEntries(sums);
}

/** A database row, by column name. */
export type StoredRow = Record<string, unknown>;

/** A row as JSON, without a session's last use, which any call may change. */
const asJson = (table: string) =>
  table === 'staff_sessions' ? "to_jsonb(t) - 'last_seen_at'" : 'to_jsonb(t)';

/** Every row of every table as JSON, by table. */
export async function allRows(database: Database): Promise<Map<string, Set<string>>> {
  const dumps = await queryTables(
    database,
    allTables,
    (name) => `select coalesce(jsonb_agg((${asJson(name)})::text), '[]') from ${name} t`,
  );
  return new Map(dumps.map(([name, rows]) => [name, new Set<string>(JSON.parse(rows))]));
}

/** The rows that were added or changed, with their tables. */
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
