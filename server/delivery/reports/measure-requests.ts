import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { type Interval, listOpenings } from '#contract/dealers/opening-hours.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { findCalendar, type KindCalendars } from '#server/resources/leads/response-calendars.ts';
import { noDealer } from '#server/resources/leads/schema.ts';
import { cameInPeriod, type ReportScope } from './period.ts';

const toArray = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::bigint[]`;

const toMicroseconds = (ms: number) => ms * 1000;

/** Opening hours for measuring response times, each tagged with the number of its calendar. */
export interface ListedOpenings {
  rows: SQL;
  /** The number of the calendar of a request. */
  number: SQL;
}

/**
 * Builds the row of one calendar with its openings since a moment: when each began and ended, in microseconds since 1970,
 * and how many of them were over before it. The list is that of the response clock, so that both measure alike; there are
 * some 300 a year.
 */
function buildOpenings(openings: readonly Interval[], number: number): SQL {
  let over = 0;
  const before = openings.map(([start, end]) => {
    const sum = over;
    over += toMicroseconds(end - start);
    return sum;
  });
  const starts = toArray(openings.map(([start]) => toMicroseconds(start)));
  const ends = toArray(openings.map(([, end]) => toMicroseconds(end)));
  return sql`select ${number}::int as calendar, ${starts} as starts, ${ends} as ends, ${toArray(before)} as before`;
}

/** The requests of one dealer, or of none, that are to be measured: when the first one came, and the last answer. */
interface Measured extends Record<string, unknown> {
  dealerId: string | null;
  from: Date;
  until: Date;
}

/** Reads which hours the requests of the period need: only those of their dealers, and only until the last answer. */
export async function readMeasured(db: Db, lead: Lead, scope: ReportScope): Promise<Measured[]> {
  const { rows } = await db.execute<Measured>(sql`
    select dealer_id as "dealerId", min(created_at) as "from", max(first_response_at) as "until"
    from ${lead.table} where ${cameInPeriod(lead, scope)} and first_response_at is not null group by dealer_id`);
  return rows;
}

/**
 * Lists the openings of the calendars by which requests are measured. Others are served between two calendars: an answer
 * after years makes a long list.
 */
export async function listNeededOpenings(
  calendars: KindCalendars,
  measured: readonly Measured[],
): Promise<ListedOpenings> {
  if (measured.length === 0) return noOpenings;
  const rows: SQL[] = [];
  for (const [index, { dealerId, from, until }] of measured.entries()) {
    const calendar = findCalendar(calendars, dealerId);
    rows.push(buildOpenings(listOpenings(calendar, new Date(from), new Date(until)), index));
    await setImmediate();
  }
  // An array finds no null: requests without a dealer have an id that no dealer has.
  const ids = measured.map(({ dealerId }) => dealerId ?? noDealer);
  return {
    rows: sql.join(rows, sql` union all `),
    number: sql`coalesce(array_position(${`{${ids.join(',')}}`}::uuid[],
      coalesce(dealer_id, ${sql.raw(`'${noDealer}'::uuid`)})) - 1, 0)`,
  };
}

/** A single calendar that is always closed. */
const noOpenings: ListedOpenings = { rows: buildOpenings([], 0), number: sql`0` };

const toEpoch = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000000)::bigint`;

/** The microseconds of opening hours that were over by a moment, which is in the opening of this number or after it. */
const countOpenTime = (moment: SQL, opening: SQL): SQL =>
  sql`case when ${opening} = 0 then 0
    else before[${opening}] + least(${moment}, ends[${opening}]) - starts[${opening}] end`;

/**
 * Builds the query of each request that came in the period, with the microseconds of its dealer's opening hours until the
 * first response (`time`). Every step ends with `offset 0`, so that the database computes it once for each request and not
 * once for each use.
 */
export function measureRequests(lead: Lead, scope: ReportScope, openings: ListedOpenings): SQL {
  const [came, answered] = [sql.raw('came'), sql.raw('answered')];
  const responded = countOpenTime(answered, sql.raw('answered_in'));
  return sql`
    select case when answered is not null
             then greatest(0, ${responded} - ${countOpenTime(came, sql.raw('came_in'))}) end as time
    from (
      select *, width_bucket(came, starts) as came_in, width_bucket(answered, starts) as answered_in
      from (
        select ${toEpoch(sql.raw('created_at'))} as came, ${toEpoch(sql.raw('first_response_at'))} as answered,
               ${openings.number} as own
        from ${lead.table} where ${cameInPeriod(lead, scope)} offset 0) as moments
        join (${openings.rows}) as openings on openings.calendar = moments.own
      offset 0) as placed
    offset 0`;
}
