import { type SQL, sql } from 'drizzle-orm';
import { defaultCalendar, listOpenings, type OpeningCalendar } from '#contract/opening-hours.ts';
import { startOfDayInPakistan } from '#contract/pakistan-time.ts';
import type { ResponseRow } from '#contract/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import {
  findTarget,
  isOverdue,
  type ResponseTargets,
} from '#server/resources/leads/response-clock.ts';
import { readTargets } from '#server/resources/leads/response-targets/store.ts';
import { cameInPeriod, listReadable, type ReportScope } from './period.ts';

interface Clock {
  calendar: OpeningCalendar;
  now: Date;
  targets: ResponseTargets;
}

const toArray = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::float8[]`;

/**
 * Builds a table of one row with the opening hours since a day: when each began and ended, in seconds since 1970, and
 * how many seconds of opening hours were over before it. The list is that of the response clock, so that both measure
 * alike; there are some 300 a year.
 */
function buildOpenings({ calendar, now }: Clock, from: string): SQL {
  const openings = listOpenings(calendar, new Date(startOfDayInPakistan(from)), now);
  let over = 0;
  const before = openings.map(([start, end]) => {
    const sum = over;
    over += (end - start) / 1000;
    return sum;
  });
  const starts = toArray(openings.map(([start]) => start / 1000));
  const ends = toArray(openings.map(([, end]) => end / 1000));
  return sql`(select ${starts} as starts, ${ends} as ends, ${toArray(before)} as before) as openings`;
}

/** The seconds of opening hours that were over by a moment, which is in the opening of this number or after it. */
const countOpenSeconds = (moment: SQL, opening: SQL): SQL =>
  sql`case when ${opening} = 0 then 0
    else before[${opening}] + least(${moment}, ends[${opening}]) - starts[${opening}] end`;

/**
 * Builds the query of each request's minutes until the first response. Every step ends with `offset 0`, so that the
 * database computes it once for each request and not once for each use.
 */
function measureRequests(lead: Lead, scope: ReportScope, clock: Clock): SQL {
  const came = sql.raw('came');
  const answered = sql.raw('answered');
  const responded = countOpenSeconds(answered, sql.raw('answered_in'));
  return sql`
    select case when answered is not null
             then greatest(0, ${responded} - ${countOpenSeconds(came, sql.raw('came_in'))}) / 60 end as minutes,
           is_overdue
    from (
      select *, width_bucket(came, starts) as came_in, width_bucket(answered, starts) as answered_in
      from (
        select extract(epoch from created_at)::float8 as came,
               extract(epoch from first_response_at)::float8 as answered,
               ${isOverdue(lead, clock.targets, clock.now)} as is_overdue
        from ${lead.table} where ${cameInPeriod(lead, scope)} offset 0) as moments,
        ${buildOpenings(clock, scope.from)}
      offset 0) as placed
    offset 0`;
}

interface Measured extends Record<string, unknown> {
  requests: number;
  answered: number;
  median: number | null;
  p90: number | null;
  within: number;
  overdue: number;
}

async function measure(db: Db, lead: Lead, scope: ReportScope, clock: Clock): Promise<ResponseRow> {
  const { facts } = lead;
  const target = findTarget(facts, clock.targets);
  const percentile = (share: number) =>
    sql`percentile_cont(${share}::float8) within group (order by minutes)`;
  const { rows } = await db.execute<Measured>(sql`
    select count(*)::int as requests, count(minutes)::int as answered,
           ${percentile(0.5)} as median, ${percentile(0.9)} as p90,
           (count(*) filter (where minutes <= ${target}::float8))::int as within,
           (count(*) filter (where is_overdue))::int as overdue
    from (${measureRequests(lead, scope, clock)}) as measured`);
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

const roundMinutes = (minutes: number | null) =>
  minutes === null ? null : Math.round(minutes * 10) / 10;

/**
 * Measures the first responses to the requests that came in a period, in opening hours. The database measures each
 * request of the period; none is loaded. `clock` is for tests.
 */
export async function readResponseTimes(
  db: Db,
  scope: ReportScope,
  { calendar = defaultCalendar, now = new Date() }: Partial<Omit<Clock, 'targets'>> = {},
): Promise<ResponseRow[]> {
  const clock = { calendar, now, targets: await readTargets(db) };
  return await Promise.all(
    listReadable(scope.viewer).map((lead) => measure(db, lead, scope, clock)),
  );
}
