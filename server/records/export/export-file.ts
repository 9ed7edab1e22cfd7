import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { fieldLabel } from '#contract/format/field-label.ts';
import { pakistanZone } from '#contract/format/pakistan-time.ts';
import type { ExportFormat } from '#contract/http/http.ts';
import { formatReference } from '#contract/leads/lead.ts';
import type { Database } from '#server/platform/db/client.ts';
import { countAll, type Selection } from '#server/records/selection.ts';
import { type CopiedRows, copyRows } from './copied-rows.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { createCsvRows } from './csv-rows.ts';
import { Rewriter } from './rewrite-rows.ts';
import type { SheetColumn } from './sheet-rows.ts';
import { Spill } from './spill.ts';
import { xlsxFile } from './xlsx.ts';

/**
 * Sorting a million rows takes longer than the pool's limits allow. PostgreSQL writes moments as clocks in Pakistan show
 * them: converting them in the statement takes a third longer.
 */
const settings: pg.ClientConfig = {
  statement_timeout: 120_000,
  connectionTimeoutMillis: 5_000,
  options: `-c timezone=${pakistanZone} -c datestyle=ISO -c standard_conforming_strings=on`,
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
  const [, ...fields] = columns.map(({ name, type, read }) => {
    const label = labelColumn(name);
    return { type, read, label: type === 'moment' ? `${label} (Pakistan time)` : label };
  });
  return [{ label: 'Reference', type: 'text', read: formatReference }, ...fields];
}

async function* csvFile({ columns, parts }: CopiedRows, sheet: readonly SheetColumn[]) {
  yield Buffer.from(byteOrderMark + csvLine(sheet.map(({ label }) => label)));
  const rewriter = new Rewriter(createCsvRows(columns));
  for await (const part of parts) yield* rewriter.rewrite(part);
}

function buildFile({ format, kind, labelColumn }: Exported, copied: CopiedRows) {
  const sheet = describeSheet(copied, labelColumn);
  return format === 'csv' ? csvFile(copied, sheet) : xlsxFile(kind, sheet, copied.parts);
}

/** A file whose beginning has been written. */
export interface ExportFile {
  /** In bytes; undefined if the file is not complete yet. */
  size: number | undefined;
  /** Errors if the rest cannot be written. Read it to the end or destroy it. */
  stream: Readable;
}

/**
 * Writes all rows of a selection, at one point in time: neither memory nor a transaction depends on their number or on a
 * slow reader. It uses a separate connection, because a few exports would exhaust the pool. `note` gets the number of
 * rows, and must be done before any of them can be read. Rejects if the beginning cannot be written.
 */
export async function writeExport(
  { connection }: Pick<Database, 'connection'>,
  exported: Exported,
  note: (count: number) => Promise<void>,
): Promise<ExportFile> {
  const client = new pg.Client({ ...settings, ...connection });
  // Without a listener, a connection that breaks would end the process; the statement under way reports it.
  client.on('error', () => {});
  const spill = new Spill();
  copyTo(spill, client, exported, note).then(
    () => spill.end(),
    // Whoever waits for the file or reads it hears of the error.
    (error: Error) => spill.fail(error),
  );
  await spill.begun;
  return { size: spill.size, stream: spill.stream };
}

async function copyTo(
  spill: Spill,
  client: pg.Client,
  exported: Exported,
  note: (count: number) => Promise<void>,
): Promise<void> {
  try {
    await client.connect();
    const db = drizzle(client, { casing: 'snake_case' });
    // Closing the connection ends it.
    await db.execute(sql`begin isolation level repeatable read, read only`);
    await note(await countAll(db, exported.selection));
    const copied = await copyRows(client, db, exported.selection);
    for await (const piece of buildFile(exported, copied)) await spill.write(piece);
  } finally {
    // COPY cannot be stopped otherwise: it ends when it has sent all rows.
    client.connection.stream.destroy();
  }
}
