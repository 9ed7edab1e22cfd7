import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { CellValue } from 'hucre/xlsx';
import pg from 'pg';
import { fieldLabel } from '#contract/format/field-label.ts';
import type { ExportFormat } from '#contract/http/http.ts';
import { formatReference } from '#contract/leads/lead.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import { countAll, type Selection } from '#server/records/selection.ts';
import { type CopiedRows, copyRows } from './copied-rows.ts';
import { byteOrderMark, csvLine, formatPhone, formatStored } from './csv.ts';
import { type SheetColumn, toCellValue, xlsxFile } from './xlsx.ts';

/** Sorting a million rows takes longer than the pool's limits allow. */
const limits: pg.ClientConfig = {
  statement_timeout: 120_000,
  connectionTimeoutMillis: 5_000,
  options: '-c timezone=UTC -c standard_conforming_strings=on',
  application_name: 'haval-distributor export',
};

/** What a file is built from. */
interface Exported {
  format: ExportFormat;
  /** The name of the sheet. */
  kind: string;
  selection: Selection;
  labelColumn: ((name: string) => string) | undefined;
}

/** The columns of a file: the reference that the office shows, then every field. */
function describeSheet({ columns }: CopiedRows, labelColumn = fieldLabel): SheetColumn[] {
  const fields = columns.map(({ name, type }) => {
    const label = labelColumn(name);
    return { type, label: type === 'moment' ? `${label} (Pakistan time)` : label };
  });
  return [{ label: 'Reference', type: 'text' }, ...fields];
}

/** Returns a function that reads a row's reference, which is part of its id. */
function createReferenceReader({ columns }: CopiedRows) {
  const place = columns.findIndex(({ name }) => name === '_id');
  return (row: readonly (string | null)[]) => formatReference(row[place] ?? '');
}

const isPhone = (name: string): boolean => /phone|whatsapp/i.test(name);

/** Yields the rows as lines of CSV, in parts. */
async function* csvFile(copied: CopiedRows, sheet: readonly SheetColumn[]) {
  yield byteOrderMark + csvLine(sheet.map(({ label }) => label));
  const formats = copied.columns.map(({ name, type, read }) => {
    if (isPhone(name)) return formatPhone;
    return type === 'text' ? (text: string) => formatStored(read(text)) : read;
  });
  const readReference = createReferenceReader(copied);
  for await (const rows of copied.parts) {
    let lines = '';
    for (const row of rows) {
      const cells = row.map((text, place) => (text === null ? '' : (formats[place]?.(text) ?? '')));
      lines += csvLine([formatStored(readReference(row)), ...cells]);
    }
    yield lines;
  }
}

/** Yields the cells of all rows, one row after another. */
async function* readCells(copied: CopiedRows): AsyncGenerator<CellValue[]> {
  const { columns, parts } = copied;
  const readReference = createReferenceReader(copied);
  for await (const rows of parts) {
    for (const row of rows) {
      const cells = columns.map(({ type, read }, place) => {
        const text = row[place];
        return text == null ? null : toCellValue(read(text), type);
      });
      yield [readReference(row), ...cells];
    }
  }
}

function buildFile({ format, kind, labelColumn }: Exported, copied: CopiedRows) {
  const sheet = describeSheet(copied, labelColumn);
  return format === 'csv' ? csvFile(copied, sheet) : xlsxFile(kind, sheet, readCells(copied));
}

/** Opens a file that nobody else can open and that is gone once it is closed, even if the process is killed. */
async function openScratchFile(): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  try {
    return await open(path.join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A finished file. Read its stream to the end or destroy it. */
export interface ExportFile {
  /** In bytes. */
  size: number;
  stream: Readable;
}

/**
 * Writes all rows of a selection to a file on disk: one point in time, and neither memory nor a transaction depends on
 * their number or on a slow reader. It uses a separate connection, because a few exports would exhaust the pool. `note`
 * gets the number of rows, in the same transaction. Rejects if the rows cannot be read or the disk is full.
 */
export async function writeExport(
  { connection }: Pick<Database, 'connection'>,
  exported: Exported,
  note: (tx: Db, count: number) => Promise<void>,
): Promise<ExportFile> {
  const client = new pg.Client({ ...limits, ...connection });
  // Without a listener, a connection that breaks would end the process; the statement under way reports it.
  client.on('error', () => {});
  const file = await openScratchFile();
  try {
    await client.connect();
    await drizzle(client, { casing: 'snake_case' }).transaction(
      async (tx) => {
        await note(tx, await countAll(tx, exported.selection));
        const copied = await copyRows(client, tx, exported.selection);
        await file.writeFile(buildFile(exported, copied));
      },
      { isolationLevel: 'repeatable read' },
    );
    return { size: (await file.stat()).size, stream: file.createReadStream({ start: 0 }) };
  } catch (error) {
    await file.close();
    throw error;
  } finally {
    await client.end();
  }
}
