import { type SQL, sql } from 'drizzle-orm';
import { listOpenings, type OpeningCalendar } from '#contract/opening-hours.ts';
import { startOfDayInPakistan } from '#contract/pakistan-time.ts';
import type { ResponseRow } from '#contract/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { readClock } from '#server/resources/leads/read-clock.ts';
import { buildOneCalendar, findCalendars } from '#server/resources/leads/response-calendars.ts';
import {
  findTarget,
  isOverdue,
  type ResponseClock,
} from '#server/resources/leads/response-clock.ts';
import { cameInPeriod, listReadable, type ReportScope } from './period.ts';

interface Clock extends ResponseClock {
  now: Date;
}

const toArray = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::float8[]`;

/** Leaves out the closures before a moment, so that a long list of them costs nothing. */
const startAt = ({ openings, closures }: OpeningCalendar, from: string): OpeningCalendar => ({
  openings,
  closures: closures.filter(({ end }) => end > from),
});

/**
 * Builds the row of one calendar with its openings since a moment: when each began and ended, in seconds since 1970, and
 * how many seconds of opening hours were over before it. The list is that of the response clock, so that both measure
 * alike; there are some 300 a year.
 */
function buildOpenings(calendar: OpeningCalendar, number: number, from: string, now: Date): SQL {
  const openings = listOpenings(startAt(calendar, from), new Date(from), now);
  let over = 0;
  const before = openings.map(([start, end]) => {
    const sum = over;
    over += (end - start) / 1000;
    return sum;
  });
  const starts = toArray(openings.map(([start]) => start / 1000));
  const ends = toArray(openings.map(([, end]) => end / 1000));
  return sql`select ${number}::int as calendar, ${starts} as starts, ${ends} as ends, ${toArray(before)} as before`;
}

/** The calendars that measure a type's requests: the rows of their openings, and the number of a request's own. */
function buildCalendars(lead: Lead, { from, dealerId, viewer }: ReportScope, clock: Clock) {
  const { shared, ofDealers } = findCalendars(lead.facts, clock.calendars);
  const only = viewer.dealerId ?? dealerId;
  const own = [...ofDealers].filter(([id]) => !only || id === only);
  const start = startOfDayInPakistan(from);
  const rows = [shared, ...own.map(([, calendar]) => calendar)].map((calendar, index) =>
    buildOpenings(calendar, index, start, clock.now),
  );
  const ids = `{${own.map(([id]) => id).join(',')}}`;
  return {
    rows: sql.join(rows, sql` union all `),
    number: sql`coalesce(array_position(${ids}::uuid[], dealer_id), 0)`,
  };
}

/** The seconds of opening hours that were over by a moment, which is in the opening of this number or after it. */
const countOpenSeconds = (moment: SQL, opening: SQL): SQL =>
  sql`case when ${opening} = 0 then 0
    else before[${opening}] + least(${moment}, ends[${opening}]) - starts[${opening}] end`;

/**
 * Builds the query of each request's minutes until the first response, in its dealer's opening hours. Every step ends
 * with `offset 0`, so that the database computes it once for each request and not once for each use.
 */
function measureRequests(lead: Lead, scope: ReportScope, clock: Clock): SQL {
  const came = sql.raw('came');
  const answered = sql.raw('answered');
  const responded = countOpenSeconds(answered, sql.raw('answered_in'));
  const calendars = buildCalendars(lead, scope, clock);
  return sql`
    select case when answered is not null
             then greatest(0, ${responded} - ${countOpenSeconds(came, sql.raw('came_in'))}) / 60 end as minutes,
           is_overdue
    from (
      select *, width_bucket(came, starts) as came_in, width_bucket(answered, starts) as answered_in
      from (
        select extract(epoch from created_at)::float8 as came,
               extract(epoch from first_response_at)::float8 as answered,
               ${isOverdue(lead, clock, clock.now)} as is_overdue, ${calendars.number} as own
        from ${lead.table} where ${cameInPeriod(lead, scope)} offset 0) as moments
        join (${calendars.rows}) as openings on openings.calendar = moments.own
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

/** Reads what measures the requests that a report covers. */
const readReportClock = (db: Db, { viewer, dealerId }: ReportScope): Promise<ResponseClock> => {
  const only = viewer.dealerId ?? dealerId;
  return readClock(db, only ? [only] : undefined);
};

/**
 * Measures the first responses to the requests that came in a period, in the opening hours of their dealers. The
 * database measures each request of the period; none is loaded. `now`, and one calendar for all, are for tests.
 */
export async function readResponseTimes(
  db: Db,
  scope: ReportScope,
  { calendar, now = new Date() }: { calendar?: OpeningCalendar; now?: Date } = {},
): Promise<ResponseRow[]> {
  const { targets, calendars } = await readReportClock(db, scope);
  const clock = { targets, calendars: calendar ? buildOneCalendar(calendar) : calendars, now };
  return await Promise.all(
    listReadable(scope.viewer).map((lead) => measure(db, lead, scope, clock)),
  );
}
