import { sql } from 'drizzle-orm';
import { type Figures, verdict } from '../figures.ts';
import { type Stage, withStage } from '../stage.ts';

const stored = 100_000;
const calls = 1_500;
/** The maximum difference between the medians of known and unknown codes. */
const barRatio = 1.15;

/** Stores quotes and returns some of their codes. */
async function fill({ database: { db } }: Stage): Promise<string[]> {
  await db.execute(sql`
    insert into quotes (_id, choice, price, vehicle_id, car, city, ex_factory, freight, on_road, is_complete, name,
      created_at, valid_until)
    select gen_random_uuid(), '{}', '{}', 'haval-h6-1.5', 'Haval H6 1.5', 'Lahore', 9000000, 75000, 9300000, true,
      'Bench Buyer', now(), now() + interval '15 days'
    from generate_series(1, ${stored}) on conflict (code) do nothing`);
  await db.execute(sql`analyze`);
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from quotes order by random() limit ${calls}`,
  );
  return rows.map(({ code }) => code);
}

const findMedian = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

async function measureOn(stage: Stage): Promise<Figures> {
  const known = await fill(stage);
  const { rows } = await stage.database.db.execute<{ code: string }>(
    sql`select new_code() as code from generate_series(1, ${calls})`,
  );
  const kinds = {
    known,
    unknown: rows.map(({ code }) => code),
    malformed: known.map((code) => `${code.slice(1)}U`),
  };
  const times: Record<keyof typeof kinds, number[]> = { known: [], unknown: [], malformed: [] };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  for (let call = -100; call < calls; call += 1) {
    // Alternate the kinds, so that changes in the machine's speed affect all of them alike.
    for (const name of names) {
      const start = performance.now();
      const response = await fetch(`${stage.origin}/api/verify/${kinds[name].at(call)}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`verify: ${response.status}`);
      if (call >= 0) times[name].push(performance.now() - start);
    }
  }
  const medians = names.map((name) => findMedian(times[name]));
  const ratio = Math.max(...medians) / Math.min(...medians);
  const isMet = ratio <= barRatio;
  return {
    about: `GET /api/verify/{code} for known, unknown and malformed codes, among ${stored.toLocaleString('en')} quotes: medians of ${calls.toLocaleString('en')} calls of each kind in turn. Equal times tell somebody who guesses codes nothing.`,
    head: [
      ...names.map((name) => `${name}, ms`),
      'slowest kind compared with the fastest',
      'bar',
      'met',
    ],
    rows: [
      [
        ...medians.map((median) => median.toFixed(2)),
        ratio.toFixed(3),
        `≤ ${barRatio}`,
        verdict(isMet),
      ],
    ],
    missed: isMet ? [] : [`verify: ratio ${ratio.toFixed(3)}, at most ${barRatio}`],
  };
}

/** Compares the times of known and unknown codes on /verify. */
export const measureVerify = (): Promise<Figures> => withStage(measureOn);
