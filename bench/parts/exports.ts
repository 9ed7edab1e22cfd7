import { desc, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { buildExportPath, type ExportFormat } from '#contract/http/http.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { shownColumns } from '#server/resources/leads/list.ts';
import { testDriveLead, testDrives } from '#server/resources/leads/types/test-drive.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { median } from '../compare.ts';
import { type Figures, verdict } from '../figures.ts';
import { type Stage, withStage } from '../stage.ts';

const records = 100_000;
const rounds = 5;
/** The minimum rates, compared with that of COPY alone. */
const bars: Readonly<Record<ExportFormat, number>> = { csv: 0.8, xlsx: 0.35 };

/** Reads a stream to its end; returns the rows per second. */
async function readRate(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<number> {
  const startedAt = performance.now();
  let bytes = 0;
  for await (const chunk of await open()) bytes += chunk.length;
  if (bytes < records) throw new Error(`an export of ${bytes} bytes is not whole`);
  return records / ((performance.now() - startedAt) / 1_000);
}

async function openExport({ origin, cookie }: Stage, format: ExportFormat) {
  const url = `${origin}/api${buildExportPath(testDrive.paths)}?format=${format}`;
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`export: ${response.status}`);
  return response.body;
}

const { _id, createdAt, deletedAt } = testDrives;
const newest = sql`from ${testDrives} where ${deletedAt} is null order by ${desc(createdAt)}, ${desc(_id)}`;

/** What COPY alone is asked for. */
const statements = {
  /** The columns of the export as they are stored, in the same order and as CSV. */
  columns: sql`copy (select ${sql.join(
    Object.values(shownColumns(testDriveLead)).map((column) => sql`${column}`),
    sql`, `,
  )} ${newest}) to stdout (format csv)`,
  /** All columns of the table, among them those for searching, in COPY's own format. */
  table: sql`copy (select * ${newest}) to stdout`,
};

const write = (statement: SQL) =>
  new PgDialect({ casing: 'snake_case' }).sqlToQuery(statement.inlineParams()).sql;

type Side = 'ours' | keyof typeof statements;

/** Measures the three in turn, each first as often as the others; the first round warms up. */
async function measureRounds(measures: Readonly<Record<Side, () => Promise<number>>>) {
  const sides = Object.keys(measures) as Side[];
  const measured: Record<Side, number>[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const rates = { ours: 0, columns: 0, table: 0 };
    for (let turn = 0; turn < sides.length; turn += 1) {
      const side = sides[(turn + round + 1) % sides.length] as Side;
      rates[side] = await measures[side]();
    }
    if (round >= 0) measured.push(rates);
  }
  return measured;
}

async function measureOn(stage: Stage): Promise<Figures> {
  await fillLead(stage.database, testDriveLead, { records });
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  const copy = (statement: SQL) => readRate(async () => client.query(to(write(statement))));
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    for (const format of ['csv', 'xlsx'] as const) {
      const measured = await measureRounds({
        ours: () => readRate(() => openExport(stage, format)),
        columns: () => copy(statements.columns),
        table: () => copy(statements.table),
      });
      const ratioTo = (other: Side) => median(measured.map((rates) => rates.ours / rates[other]));
      const rate = (side: Side) =>
        Math.round(median(measured.map((rates) => rates[side]))).toLocaleString('en');
      const ratio = ratioTo('columns');
      const isMet = ratio >= bars[format];
      rows.push([
        format.toUpperCase(),
        rate('ours'),
        rate('columns'),
        ratio.toFixed(2),
        `≥ ${bars[format]}`,
        verdict(isMet),
        rate('table'),
        ratioTo('table').toFixed(2),
      ]);
      if (!isMet) missed.push(`${format}: ${ratio.toFixed(2)}, at least ${bars[format]}`);
    }
  } finally {
    await client.end();
  }
  return {
    about: `Every test drive of ${records.toLocaleString('en')} as a file, newest first, beside COPY of the same rows on one connection, of the same columns as CSV, and of the whole table: medians of ${rounds} rounds in turn.`,
    head: [
      'format',
      'rows/s',
      'COPY, rows/s',
      'ratio',
      'bar',
      'met',
      'COPY of the table, rows/s',
      'ratio',
    ],
    rows,
    missed,
  };
}

/** Compares exports with PostgreSQL's own. */
export const measureExports = (): Promise<Figures> => withStage(measureOn);
