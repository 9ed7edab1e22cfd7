import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import {
  type Interval,
  listOpenings,
  type OpeningCalendar,
} from '#contract/dealers/opening-hours.ts';
import { startOfDayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import {
  findCalendar,
  findCalendars,
  type KindCalendars,
} from '#server/resources/leads/response-calendars.ts';
import type { ResponseClock } from '#server/resources/leads/response-clock.ts';
import { findTarget } from '#server/resources/leads/response-targets.ts';
import { noDealer } from '#server/resources/leads/schema.ts';
import { cameInPeriod, type ReportScope } from './period.ts';

const toArray = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::bigint[]`;

const toMicroseconds = (ms: number) => ms * 1000;

/** Opening hours for measuring response times, each tagged with the number of its calendar. */
interface ListedOpenings {
  rows: SQL;
  /** The number of a request's calendar. */
  number: SQL;
}

/**
 * Builds the columns of a calendar's openings: when each began and ended, in microseconds since 1970, and the sum of
 * the earlier ones. The list is the one that the response clock uses, so that both measure alike; there are about 300 a
 * year.
 */
function buildOpenings(openings: readonly Interval[]): SQL {
  let over = 0;
  const before = openings.map(([start, end]) => {
    const sum = over;
    over += toMicroseconds(end - start);
    return sum;
  });
  const starts = toArray(openings.map(([start]) => toMicroseconds(start)));
  const ends = toArray(openings.map(([, end]) => toMicroseconds(end)));
  return sql`${starts} as starts, ${ends} as ends, ${toArray(before)} as before`;
}

/** Builds the openings of calendars once for all types of a report, because that is its slowest step. */
export class OpeningLists {
  readonly #start: Date;
  readonly #end: Date;
  readonly #lists = new Map<OpeningCalendar, { until: Date; columns: SQL }>();

  /** @param scope the period in which the measured requests arrived */
  constructor({ from, to }: Pick<ReportScope, 'from' | 'to'>, now: Date) {
    this.#start = new Date(startOfDayInPakistan(from));
    const end = new Date(startOfDayInPakistan(to, 1));
    this.#end = end < now ? end : now;
  }

  /** Returns the columns of a calendar's openings from the period's start until at least a moment. */
  find(calendar: OpeningCalendar, moment: Date): SQL {
    const known = this.#lists.get(calendar);
    if (known && known.until >= moment) return known.columns;
    const until = moment > this.#end ? moment : this.#end;
    const columns = buildOpenings(listOpenings(calendar, this.#start, until));
    this.#lists.set(calendar, { until, columns });
    return columns;
  }
}

/** The requests to measure of one dealer, or of none, with the time of the last response. */
interface Measured extends Record<string, unknown> {
  dealerId: string | null;
  until: Date;
}

/** Reads which dealers' hours the requests of the period need, and up to which response. */
async function readMeasured(db: Db, lead: Lead, scope: ReportScope): Promise<Measured[]> {
  const { rows } = await db.execute<Measured>(sql`
    select dealer_id as "dealerId", max(first_response_at) as "until"
    from ${lead.table} where ${cameInPeriod(lead, scope)} and first_response_at is not null group by dealer_id`);
  return rows;
}

/**
 * Lists the openings of the calendars for measuring requests. Yields between calendars, because a response after years
 * makes a long list.
 */
async function listNeededOpenings(
  calendars: KindCalendars,
  measured: readonly Measured[],
  lists: OpeningLists,
): Promise<ListedOpenings> {
  if (measured.length === 0) return noOpenings;
  const rows: SQL[] = [];
  for (const [number, { dealerId, until }] of measured.entries()) {
    const columns = lists.find(findCalendar(calendars, dealerId), new Date(until));
    rows.push(sql`select ${number}::int as calendar, ${columns}`);
    await setImmediate();
  }
  // SQL arrays do not match null, so requests without a dealer get an id that no dealer has.
  const ids = measured.map(({ dealerId }) => dealerId ?? noDealer);
  return {
    rows: sql.join(rows, sql` union all `),
    number: sql`coalesce(array_position(${`{${ids.join(',')}}`}::uuid[],
      coalesce(dealer_id, ${sql.raw(`'${noDealer}'::uuid`)})) - 1, 0)`,
  };
}

/** A single calendar that is always closed. */
const noOpenings: ListedOpenings = {
  rows: sql`select 0 as calendar, ${buildOpenings([])}`,
  number: sql`0`,
};

export const minuteMicroseconds = 60_000_000;

/** The response clock of a report, with the openings of its calendars. */
export interface MeasuringClock extends ResponseClock {
  lists: OpeningLists;
}

/** What measuring the requests of a type needs. */
export interface MeasuredType {
  openings: ListedOpenings;
  /** In minutes; null without a target. */
  target: number | null;
  /** The longest time within the target, in microseconds; null without a target. */
  longest: SQL;
}

/** Reads what measuring the requests of a type in a period needs. */
export async function prepareType(
  tx: Db,
  lead: Lead,
  scope: ReportScope,
  { calendars, targets, lists }: MeasuringClock,
): Promise<MeasuredType> {
  const measured = await readMeasured(tx, lead, scope);
  const target = findTarget(lead.facts, targets);
  return {
    openings: await listNeededOpenings(findCalendars(lead.facts, calendars), measured, lists),
    target,
    longest: sql`${target === null ? null : target * minuteMicroseconds}::bigint`,
  };
}

const toEpoch = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000000)::bigint`;

/** The microseconds of opening hours that ended before a moment, which is in the opening of this number or after it. */
const countOpenTime = (moment: SQL, opening: SQL): SQL =>
  sql`case when ${opening} = 0 then 0
    else before[${opening}] + least(${moment}, ends[${opening}]) - starts[${opening}] end`;

/**
 * Builds the query of each request that arrived in the period, with the microseconds of its dealer's opening hours
 * until the first response (`time`), and with further columns of it. Every step ends with `offset 0`, so that the database computes it once per request
 * instead of once per use.
 */
export function measureRequests(
  lead: Lead,
  scope: ReportScope,
  openings: ListedOpenings,
  further: { values: SQL; names: SQL } = { values: sql``, names: sql`` },
): SQL {
  const [came, answered] = [sql.raw('came'), sql.raw('answered')];
  const responded = countOpenTime(answered, sql.raw('answered_in'));
  return sql`
    select case when answered is not null
             then greatest(0, ${responded} - ${countOpenTime(came, sql.raw('came_in'))}) end as time
             ${further.names}
    from (
      select *, width_bucket(came, starts) as came_in, width_bucket(answered, starts) as answered_in
      from (
        select ${toEpoch(sql.raw('created_at'))} as came, ${toEpoch(sql.raw('first_response_at'))} as answered,
               ${openings.number} as own ${further.values}
        from ${lead.table} where ${cameInPeriod(lead, scope)} offset 0) as moments
        join (${openings.rows}) as openings on openings.calendar = moments.own
      offset 0) as placed
    offset 0`;
}
