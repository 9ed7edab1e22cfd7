import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { leads } from '#server/leads/registry.ts';
import { leadDays, leadTallies } from '#server/leads/schema.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { type Figures, type Part, verdict } from '../figures.ts';
import { type Stage, withStage } from '../stage.ts';
import { timeCalls } from '../times.ts';
import { type StaffCall, staffCalls } from './staff-calls.ts';

const sizes = [1_000, 100_000, 1_000_000] as const;
const calls = 31;

const title = (records: number) => `ms of ${records.toLocaleString('en')}`;

/** Has so many records of every type stored, and none else. */
async function fillAll(database: Database, records: number): Promise<void> {
  await database.db.execute(sql`truncate ${leadDays}, ${leadTallies}`);
  for (const lead of leads) {
    console.log(`storing ${records.toLocaleString('en')} of ${lead.facts.slug}`);
    await database.db.execute(sql`truncate ${lead.table}`);
    await fillLead(database, lead, { records });
  }
  // What the database does by itself within minutes of so much new: measured meanwhile, it would slow each call.
  await database.db.execute(sql`vacuum analyze ${leadDays}, ${leadTallies}`);
  await database.db.execute(sql`checkpoint`);
}

function rowOf({ name, bar }: StaffCall, times: readonly number[]) {
  const factor = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
  const isMet = bar === null || factor <= bar;
  const barCells = bar === null ? ['', ''] : [`≤ ${bar}`, verdict(isMet)];
  return {
    row: [name, ...times.map((ms) => ms.toFixed(1)), factor.toFixed(1), ...barCells],
    missed: isMet ? [] : [`${name}: ${factor.toFixed(1)} times`],
  };
}

async function measureOn({ database, origin, cookie }: Stage): Promise<Figures> {
  const times = new Map<string, number[]>(staffCalls.map(({ name }) => [name, []]));
  for (const records of sizes) {
    await fillAll(database, records);
    for (const { name, path } of staffCalls) {
      times.get(name)?.push(await timeCalls(`${origin}/api${path}`, cookie, calls));
    }
  }
  const rows = staffCalls.map((call) => rowOf(call, times.get(call.name) ?? []));
  return {
    about: `What staff wait for, one call after another, as the records of every type grow; the median of ${calls} calls each. Records are spread over a year; one in 977 is of the rare word, all are of the common one. A page holds 50.`,
    head: ['call', ...sizes.map(title), 'factor', 'bar', 'met'],
    rows: rows.map(({ row }) => row),
    missed: rows.flatMap(({ missed }) => missed),
  };
}

export const growth: Part = {
  name: 'growth',
  title: 'As records grow',
  measure: () => withStage(measureOn),
};
