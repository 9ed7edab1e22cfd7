import { type SQL, sql } from 'drizzle-orm';
import type { OpeningCalendar } from '#contract/opening-hours.ts';
import type { ResponseRow } from '#contract/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { readClock } from '#server/resources/leads/read-clock.ts';
import { buildOneCalendar } from '#server/resources/leads/response-calendars.ts';
import {
  findTarget,
  isOverdue,
  type ResponseClock,
} from '#server/resources/leads/response-clock.ts';
import { buildResponseReport } from './count-answers.ts';
import { buildFigures, type KeptReport } from './kept/figures.ts';
import { keepFigures } from './kept/keep-figures.ts';
import { listArrivals, type Period } from './kept/periods.ts';
import { findBucket } from './measure-requests.ts';
import { cameInPeriod, listReadable, type ReportScope } from './period.ts';

interface Clock extends ResponseClock {
  now: Date;
}

/** What a report reads, and by which clock. */
interface Context {
  scope: ReportScope;
  periods: readonly Period[];
  clock: Clock;
}

interface Measured extends Record<string, unknown> {
  requests: number;
  answered: number;
  median: number | null;
  p90: number | null;
  within: number;
  overdue: number;
}

const minuteMicroseconds = 60_000_000;

/** The shares of answers whose longest time is reported. */
const shares = { median: 0.5, p90: 0.9 } as const;

/** The place of a percentile among `answered` times, from 0; the time is interpolated between the two around it. */
const findPlace = (share: number): SQL => sql`${sql.raw(String(share))}::float8 * (answered - 1)`;

const isAround = (share: number): SQL =>
  sql`floor(${findPlace(share)}) < upto and ceil(${findPlace(share)}) >= upto - amount`;

/** Interpolates a percentile as `percentile_cont` does, in minutes. */
function interpolate(share: number): SQL {
  const place = findPlace(share);
  const find = (rank: SQL) => sql`min(time) filter (where upto > ${rank})`;
  const [low, high] = [find(sql`floor(${place})`), find(sql`ceil(${place})`)];
  return sql`(${low} + (${high} - ${low}) * (${place} - floor(${place}))) / ${sql.raw(`${minuteMicroseconds}`)}`;
}

async function measureIn(tx: Db, lead: Lead, report: KeptReport, context: Context) {
  const { scope, periods, clock } = context;
  const { facts, table } = lead;
  const target = findTarget(facts, clock.targets);
  const longest = sql`${target === null ? null : target * minuteMicroseconds}::bigint`;
  const { rows } = await tx.execute<Measured>(sql`
    with ${await buildFigures(tx, report, [lead], { scope, periods })},
    answers as (
      select key::int as bucket, sum(value::int) as amount
      from figures, jsonb_each_text(figures -> 'answers') where part = 0 group by 1),
    total as (select coalesce(sum(amount), 0)::int as answered from answers),
    placed as (select bucket, amount, sum(amount) over (order by bucket) as upto from answers),
    wanted as (
      select bucket, upto - amount as before from placed, total
      where bucket = ${findBucket(longest)} or ${sql.join(Object.values(shares).map(isAround), sql` or `)}),
    times as (
      select wanted.bucket, before, key::bigint as time, sum(value::int) as amount
      from wanted join figures on figures.part = wanted.bucket, jsonb_each_text(figures) group by 1, 2, 3),
    ranked as (
      select bucket, time, amount, before + sum(amount) over (partition by bucket order by time) as upto from times)
    select (select coalesce(sum((figures ->> 'requests')::int), 0)::int from figures where part = 0) as requests,
           answered,
           (select ${interpolate(shares.median)} from ranked) as median,
           (select ${interpolate(shares.p90)} from ranked) as p90,
           (coalesce((select sum(amount) from answers where bucket < ${findBucket(longest)}), 0)
             + coalesce((select sum(amount) from ranked
                 where bucket = ${findBucket(longest)} and time <= ${longest}), 0))::int as within,
           (select count(*)::int from ${table}
             where ${cameInPeriod(lead, scope)} and ${isOverdue(lead, clock, clock.now)}) as overdue
    from total`);
  const { requests, answered, median, p90, within, overdue } = rows[0] as Measured;
  return {
    kind: facts.slug,
    targetMinutes: target,
    requests,
    answered,
    medianMinutes: roundMinutes(median),
    p90Minutes: roundMinutes(p90),
    withinTarget: target === null ? null : within,
    due: target === null ? null : answered + overdue,
  };
}

/** Measures a type in one snapshot of the database: first which hours are needed, then the requests. */
const measure = (db: Db, lead: Lead, report: KeptReport, context: Context) =>
  db.transaction((tx) => measureIn(tx, lead, report, context), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

const roundMinutes = (minutes: number | null) =>
  minutes === null ? null : Math.round(minutes * 10) / 10;

/**
 * Measures the first responses to the requests that came in a period, in the opening hours of their dealers. The
 * database measures each request once, and keeps its time while the request and those hours stay the same. `now`, and one
 * calendar for all, are for tests.
 */
export async function readResponseTimes(
  db: Db,
  scope: ReportScope,
  { calendar, now = new Date() }: { calendar?: OpeningCalendar; now?: Date } = {},
): Promise<ResponseRow[]> {
  const { targets, calendars } = await readClock(db);
  const clock = { targets, calendars: calendar ? buildOneCalendar(calendar) : calendars, now };
  const periods = listArrivals(scope);
  const report = buildResponseReport(clock.calendars);
  const readable = listReadable(scope.viewer);
  await keepFigures(db, report, readable, periods);
  return await Promise.all(
    readable.map((lead) => measure(db, lead, report, { scope, periods, clock })),
  );
}
