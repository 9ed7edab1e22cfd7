import { Column, is, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { fieldLabel } from '#contract/format/field-label.ts';
import { formatReference } from '#contract/leads/lead.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import { countAll, type Selection, selectAll } from '#server/records/selection.ts';
import { byteOrderMark, csvLine, formatCell } from './csv.ts';

const rowsAtOnce = 500;

/** Sorting a million rows takes longer than the pool's limits allow. */
const limits: pg.ClientConfig = {
  statement_timeout: 120_000,
  connectionTimeoutMillis: 5_000,
  options: '-c timezone=UTC',
  application_name: 'haval-distributor export',
};

/** Dates without a time stay text. */
const dayType = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === dayType ? (text: string) => text : pg.types.getTypeParser(type, format),
};

/** A consistent snapshot of a selection's rows. Close it, even if not all rows were read. */
interface OpenExport {
  /** Returns the next rows, with values in the order of the selection's columns; an empty array at the end. */
  next: () => Promise<unknown[][]>;
  close: () => Promise<void>;
}

/**
 * Opens all rows of a selection. PostgreSQL stores them on disk until they are read, so neither memory nor the length
 * of a transaction depends on their number or on a slow reader. It uses a separate connection, because a few slow
 * readers would exhaust the pool. `note` gets the number of rows, in the same transaction.
 */
export async function openExport(
  { connection }: Pick<Database, 'connection'>,
  selection: Selection,
  note: (tx: Db, count: number) => Promise<void>,
): Promise<OpenExport> {
  const client = new pg.Client({ ...limits, ...connection });
  // Without a listener, a connection that breaks would end the process; the next read reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    await drizzle(client, { casing: 'snake_case' }).transaction(
      async (tx) => {
        await note(tx, await countAll(tx, selection));
        const rows = selectAll(tx, selection);
        await tx.execute(sql`declare rows no scroll cursor with hold for ${rows}`);
      },
      { isolationLevel: 'repeatable read' },
    );
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    next: async () => {
      const text = `fetch ${rowsAtOnce} from rows`;
      return (await client.query<unknown[]>({ text, rowMode: 'array', types })).rows;
    },
    close: () => client.end(),
  };
}

/** Adds the time zone to the label of a time. */
function completeLabel(label: string, column: unknown): string {
  const isMoment = is(column, Column) && column.getSQLType().startsWith('timestamp');
  return isMoment ? `${label} (Pakistan time)` : label;
}

/** Yields the CSV file of all rows in parts: the reference that the office shows, then every field. */
export async function* csvFile(
  { columns }: Selection,
  { next }: OpenExport,
  labelColumn: (name: string) => string = fieldLabel,
): AsyncGenerator<string> {
  const names = Object.keys(columns);
  const idPlace = names.indexOf('_id');
  const buildLine = (values: unknown[]) =>
    csvLine([formatReference(String(values[idPlace])), ...values].map(formatCell));
  const labels = Object.entries(columns).map(([name, column]) =>
    completeLabel(labelColumn(name), column),
  );
  yield byteOrderMark + csvLine(['Reference', ...labels]);
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    yield rows.map(buildLine).join('');
  }
}
