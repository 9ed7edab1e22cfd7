import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Db } from '#server/platform/db/client.ts';
import { type Selection, selectAll } from '#server/records/selection.ts';
import { formatText } from './csv.ts';

/** How a column's values are shown. An id is text that no spreadsheet interprets. */
export type CellType = 'text' | 'id' | 'number' | 'day' | 'moment';

/** A column of copied rows. */
export interface CopiedColumn {
  /** The name in the selection; the first column is `reference`. */
  name: string;
  type: CellType;
  /** Converts PostgreSQL's text of a value to the text that is shown; null if they are the same. */
  read: ((text: string) => string) | null;
}

const { BOOL, INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC, DATE, TIMESTAMPTZ, UUID, TEXT } =
  pg.types.builtins;

const types: Readonly<Record<number, CellType>> = {
  ...Object.fromEntries([INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC].map((id) => [id, 'number'])),
  [UUID]: 'id',
  [DATE]: 'day',
  [TIMESTAMPTZ]: 'moment',
};

/** Describes a column by the type that PostgreSQL gives its values. */
function describeColumn(name: string, typeId: number): CopiedColumn {
  const type = types[typeId] ?? 'text';
  if (type !== 'text') return { name, type, read: null };
  if (typeId === BOOL) return { name, type, read: (text) => (text === 't' ? 'Yes' : 'No') };
  const parse = pg.types.getTypeParser(typeId);
  const isPlain = parse === pg.types.getTypeParser(TEXT);
  return { name, type, read: isPlain ? null : (text) => formatText(parse(text)) };
}

type Columns = Selection['columns'];

const newline = 0x0a;

/**
 * Yields the copied bytes again, in parts that end with a row. Only rows that two chunks share are copied: large buffers
 * make the garbage collector run.
 */
async function* joinRows(copied: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of copied) {
    const end = chunk.lastIndexOf(newline) + 1;
    const begin = rest.length > 0 && end > 0 ? chunk.indexOf(newline) + 1 : 0;
    if (begin > 0) yield Buffer.concat([rest, chunk.subarray(0, begin)]);
    if (end > begin) yield chunk.subarray(begin, end);
    const last = chunk.subarray(end);
    rest = end > 0 ? Buffer.from(last) : Buffer.concat([rest, last]);
  }
}

const escapes: Readonly<Record<string, string>> = { '\t': 't', '\n': 'n', '\r': 'r' };

const formatValue = (value: string | number | null): string =>
  value === null
    ? '\\N'
    : String(value).replace(/[\\\t\n\r]/g, (character) => `\\${escapes[character] ?? character}`);

/** Formats rows as COPY does, so that they can be written like copied ones. */
export const formatRows = (rows: readonly (readonly (string | number | null)[])[]): Buffer =>
  Buffer.from(rows.map((cells) => `${cells.map(formatValue).join('\t')}\n`).join(''));

/** The rows of a selection, in COPY's text format, in parts that end with a row. */
export interface CopiedRows {
  columns: CopiedColumn[];
  parts: AsyncIterable<Buffer>;
}

/**
 * Copies the rows of a selection, each after its id, of which the reference is made: COPY sends ten times as many a
 * second as a query whose values the driver parses. It takes no parameters, so that they are written into the statement
 * as literals. Moments are in the connection's zone.
 */
export async function copyRows(
  client: pg.Client,
  db: Db,
  selection: Selection,
): Promise<CopiedRows> {
  const columns = { reference: selection.columns._id, ...selection.columns } as Columns;
  const select = () => selectAll(db, { ...selection, columns });
  const { sql: text, params: values } = select().limit(0).toSQL();
  const { fields } = await client.query({ text, values, rowMode: 'array' });
  const dialect = new PgDialect({ casing: 'snake_case' });
  // Loaded by the first export, because most servers never make one.
  const { to } = await import('pg-copy-streams');
  const statement = dialect.sqlToQuery(sql`copy (${select().getSQL()}) to stdout`.inlineParams());
  const copied = client.query(to(statement.sql));
  // Whoever reads the rows hears of an error. Without a listener, one after that would end the process.
  copied.on('error', () => {});
  return {
    columns: Object.keys(columns).map((name, place) =>
      describeColumn(name, fields[place]?.dataTypeID ?? TEXT),
    ),
    parts: joinRows(copied),
  };
}
