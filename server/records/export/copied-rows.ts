import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { pakistanZone } from '#contract/format/pakistan-time.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type Selection, selectAll } from '#server/records/selection.ts';
import { formatText } from './csv.ts';

/** How a column's values are shown: everything else is text. */
export type CellType = 'text' | 'number' | 'day' | 'moment';

/** A column of copied rows. */
interface CopiedColumn {
  /** The name in the selection. */
  name: string;
  type: CellType;
  /** Converts PostgreSQL's text of a value: moments become 2026-03-01 14:30:00 in Pakistan. */
  read: (text: string) => string;
}

type Columns = Selection['columns'];

const { BOOL, INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC, DATE, TIMESTAMPTZ } = pg.types.builtins;
const numbers: readonly number[] = [INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC];

const keep = (text: string) => text;
const momentLength = '2026-03-01 14:30:00'.length;

/** Describes a column by the type that PostgreSQL gives its values. */
function describeColumn(name: string, typeId: number): CopiedColumn {
  if (numbers.includes(typeId)) return { name, type: 'number', read: keep };
  if (typeId === DATE) return { name, type: 'day', read: keep };
  if (typeId === TIMESTAMPTZ) {
    return { name, type: 'moment', read: (text) => text.slice(0, momentLength) };
  }
  if (typeId === BOOL) return { name, type: 'text', read: (text) => (text === 't' ? 'Yes' : 'No') };
  const parse = pg.types.getTypeParser(typeId);
  const isPlain = parse === pg.types.getTypeParser(pg.types.builtins.TEXT);
  return { name, type: 'text', read: isPlain ? keep : (text) => formatText(parse(text)) };
}

/** Moments as clocks in Pakistan show them. */
const inPakistan = (column: AnyPgColumn | SQL) => sql`(${column}) at time zone ${pakistanZone}`;

const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Reads a value of COPY's text format; null is an absent one. */
function readField(field: string): string | null {
  if (field === '\\N') return null;
  return field.includes('\\')
    ? field.replace(/\\(.)/gs, (_escaped, letter: string) => escapes[letter] ?? letter)
    : field;
}

const splitLine = (line: string): (string | null)[] =>
  line.includes('\\') ? line.split('\t').map(readField) : line.split('\t');

/** Splits COPY's text format into rows. */
async function* splitRows(copied: AsyncIterable<Uint8Array>): AsyncGenerator<(string | null)[][]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of copied) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines.map(splitLine);
  }
}

/** The rows of a selection, in parts, with each value as PostgreSQL's text; null is an absent one. */
export interface CopiedRows {
  columns: CopiedColumn[];
  parts: AsyncIterable<(string | null)[][]>;
}

/**
 * Copies the rows of a selection: COPY sends ten times as many a second as a query whose values the driver parses. It
 * takes no parameters, so that they are written into the statement as literals.
 */
export async function copyRows(
  client: pg.Client,
  db: Db,
  selection: Selection,
): Promise<CopiedRows> {
  const names = Object.keys(selection.columns);
  const { sql: text, params: values } = selectAll(db, selection).limit(0).toSQL();
  const { fields } = await client.query({ text, values, rowMode: 'array' });
  const columns = names.map((name, place) =>
    describeColumn(name, fields[place]?.dataTypeID ?? pg.types.builtins.TEXT),
  );
  const shown = Object.fromEntries(
    Object.entries(selection.columns).map(([name, column], place) => [
      name,
      columns[place]?.type === 'moment' ? inPakistan(column) : column,
    ]),
  ) as Columns;
  const rows = selectAll(db, { ...selection, columns: shown }).getSQL();
  const dialect = new PgDialect({ casing: 'snake_case' });
  // Loaded by the first export, because most servers never make one.
  const { to } = await import('pg-copy-streams');
  const statement = dialect.sqlToQuery(sql`copy (${rows}) to stdout`.inlineParams());
  return { columns, parts: splitRows(client.query(to(statement.sql))) };
}
