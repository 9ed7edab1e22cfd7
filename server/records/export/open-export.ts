import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { CellValue } from 'hucre/xlsx';
import pg from 'pg';
import { fieldLabel } from '#contract/format/field-label.ts';
import type { ExportFormat } from '#contract/http/http.ts';
import { formatReference } from '#contract/leads/lead.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import { countAll, type Selection, selectAll } from '#server/records/selection.ts';
import { byteOrderMark, csvLine, formatCell, formatPhone, formatText } from './csv.ts';
import { findCellType, type SheetColumn, toCellValue, xlsxFile } from './xlsx.ts';

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

/** Describes the columns of a file: the reference that the office shows, then every field. */
function describeColumns(
  { columns }: Selection,
  labelColumn: (name: string) => string,
): (SheetColumn & { name: string })[] {
  const fields = Object.entries(columns).map(([name, column]) => {
    const type = findCellType(column);
    const label = labelColumn(name);
    return { name, type, label: type === 'moment' ? `${label} (Pakistan time)` : label };
  });
  return [{ name: 'reference', label: 'Reference', type: 'text' }, ...fields];
}

/** Yields all rows in parts, each with the reference before the fields. */
async function* readRows({ columns }: Selection, { next }: OpenExport) {
  const idPlace = Object.keys(columns).indexOf('_id');
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    yield rows.map((values) => [formatReference(String(values[idPlace])), ...values]);
  }
}

const isPhone = (name: string): boolean => /phone|whatsapp/i.test(name);

/** Yields the CSV file of all rows in parts. */
async function* csvFile(selection: Selection, rows: OpenExport, labelColumn: LabelColumn) {
  const columns = describeColumns(selection, labelColumn);
  const format = columns.map(({ name }) =>
    isPhone(name) ? (value: unknown) => formatPhone(formatText(value)) : formatCell,
  );
  yield byteOrderMark + csvLine(columns.map(({ label }) => label));
  for await (const part of readRows(selection, rows)) {
    yield part
      .map((values) => csvLine(values.map((value, n) => (format[n] ?? formatCell)(value))))
      .join('');
  }
}

/** Yields the cells of all rows, one row after another. */
async function* readCells(
  selection: Selection,
  rows: OpenExport,
  columns: readonly SheetColumn[],
): AsyncGenerator<CellValue[]> {
  for await (const part of readRows(selection, rows)) {
    for (const values of part) {
      yield values.map((value, n) => toCellValue(value, columns[n]?.type ?? 'text'));
    }
  }
}

type LabelColumn = (name: string) => string;

/** What a file of rows is built from. */
interface ExportedRows {
  /** The name of the sheet. */
  kind: string;
  selection: Selection;
  rows: OpenExport;
  labelColumn: LabelColumn | undefined;
}

/** Builds the file of all rows, as CSV or XLSX, while it is read. */
export function buildExportFile(
  format: ExportFormat,
  { kind, selection, rows, labelColumn = fieldLabel }: ExportedRows,
): Readable {
  if (format === 'csv') return Readable.from(csvFile(selection, rows, labelColumn));
  const columns = describeColumns(selection, labelColumn);
  return xlsxFile(kind, columns, readCells(selection, rows, columns));
}
