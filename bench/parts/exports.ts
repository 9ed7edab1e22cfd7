import pg from 'pg';
import { to } from 'pg-copy-streams';
import { buildExportPath, type ExportFormat } from '#contract/http/http.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { alternate, median } from '../compare.ts';
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

const copied = `copy (select * from test_drives where deleted_at is null order by created_at desc, _id desc) to stdout`;

async function measureOn(stage: Stage): Promise<Figures> {
  await fillLead(stage.database, testDriveLead, { records });
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    for (const format of ['csv', 'xlsx'] as const) {
      const measured = await alternate(
        {
          ours: () => readRate(() => openExport(stage, format)),
          other: () => readRate(async () => client.query(to(copied))),
        },
        rounds,
      );
      const ratio = median(measured.map(({ ours, other }) => ours / other));
      const isMet = ratio >= bars[format];
      const rate = (side: 'ours' | 'other') =>
        Math.round(median(measured.map((round) => round[side]))).toLocaleString('en');
      rows.push([
        format.toUpperCase(),
        rate('ours'),
        rate('other'),
        ratio.toFixed(2),
        `≥ ${bars[format]}`,
        verdict(isMet),
      ]);
      if (!isMet) missed.push(`${format}: ${ratio.toFixed(2)}, at least ${bars[format]}`);
    }
  } finally {
    await client.end();
  }
  return {
    about: `Every test drive of ${records.toLocaleString('en')} as a file, newest first, beside COPY of the same rows on one connection: medians of ${rounds} rounds in turn.`,
    head: ['format', 'rows/s', 'COPY, rows/s', 'ratio', 'bar', 'met'],
    rows,
    missed,
  };
}

/** Compares exports with PostgreSQL's own. */
export const measureExports = (): Promise<Figures> => withStage(measureOn);
