import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { leadDays, leadTallies } from '#server/resources/leads/schema.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { type Figures, verdict } from '../figures.ts';
import { type Stage, withStage } from '../stage.ts';
import { timeCalls } from '../times.ts';
import { type StaffCall, staffCalls } from './staff-calls.ts';

const sizes = [1_000, 100_000, 1_000_000] as const;
const calls = 31;

const formatTitle = (records: number) => `ms of ${records.toLocaleString('en')}`;

/** Replaces the records of every type by this number of generated ones. */
async function fillAll(database: Database, records: number): Promise<void> {
  await database.db.execute(sql`truncate ${leadDays}, ${leadTallies}`);
  for (const lead of leads) {
    console.log(`storing ${records.toLocaleString('en')} of ${lead.facts.slug}`);
    await database.db.execute(sql`truncate ${lead.table}`);
    await fillLead(database, lead, { records, isWorkedOn: true });
  }
  // The database would do this on its own within minutes, which would slow down the measured calls.
  await database.db.execute(sql`vacuum analyze ${leadDays}, ${leadTallies}`);
  await database.db.execute(sql`checkpoint`);
}

function buildRow({ name, bar }: StaffCall, times: readonly number[]) {
  const last = times.at(-1) ?? Number.NaN;
  const factor = last / (times[0] ?? Number.NaN);
  const isMet = 'ms' in bar ? last <= bar.ms : factor <= bar.factor;
  const limit = 'ms' in bar ? `≤ ${bar.ms.toLocaleString('en')} ms` : `≤ ${bar.factor}`;
  const grown = 'ms' in bar ? `${last.toFixed(0)} ms` : `${factor.toFixed(1)} times`;
  return {
    row: [name, ...times.map((ms) => ms.toFixed(1)), factor.toFixed(1), limit, verdict(isMet)],
    missed: isMet ? [] : [`${name}: ${grown}`],
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
  const rows = staffCalls.map((call) => buildRow(call, times.get(call.name) ?? []));
  return {
    about: `What staff wait for when every request type has a thousand, then a million records spread over a year: medians of ${calls} calls. The rare word is in one record of 977, the common one in all. A page holds 50. Four accounts own the requests in equal parts, and the newest 200 of each type wait for an answer. Reports are of the last 30 days, in which as many times more requests came.`,
    head: ['call', ...sizes.map(formatTitle), 'factor', 'bar', 'met'],
    rows: rows.map(({ row }) => row),
    missed: rows.flatMap(({ missed }) => missed),
  };
}

/** Times staff calls as tables grow from a thousand to a million records. */
export const measureGrowth = (): Promise<Figures> => withStage(measureOn);
