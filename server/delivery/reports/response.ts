import { type SQL, sql } from 'drizzle-orm';
import type { OpeningCalendar } from '#contract/dealers/opening-hours.ts';
import type { ResponseRow } from '#contract/reports/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { buildOneCalendar } from '#server/resources/leads/response-calendars.ts';
import { isOverdue, readClock } from '#server/resources/leads/response-clock.ts';
import {
  type MeasuringClock,
  measureRequests,
  minuteMicroseconds,
  OpeningLists,
  prepareType,
} from './measure-requests.ts';
import { cameInPeriod, listReadable, type ReportScope } from './period.ts';

interface Clock extends MeasuringClock {
  now: Date;
}

interface Measured extends Record<string, unknown> {
  requests: number;
  answered: number;
  median: number | null;
  p90: number | null;
  within: number;
  overdue: number;
}

/** The maximum time, in minutes, of a given share of the responses. */
export const findPercentile = (share: number): SQL =>
  sql`percentile_cont(${sql.raw(String(share))}) within group (order by time) / ${sql.raw(`${minuteMicroseconds}`)}`;

async function measureIn(
  tx: Db,
  lead: Lead,
  scope: ReportScope,
  clock: Clock,
): Promise<ResponseRow> {
  const { facts, table } = lead;
  const { openings, target, longest } = await prepareType(tx, lead, scope, clock);
  const { rows } = await tx.execute<Measured>(sql`
    select count(*)::int as requests, count(time)::int as answered, ${findPercentile(0.5)} as median,
           ${findPercentile(0.9)} as p90, (count(*) filter (where time <= ${longest}))::int as within,
           (select count(*)::int from ${table}
             where ${cameInPeriod(lead, scope)} and ${isOverdue(lead, clock, clock.now)}) as overdue
    from (${measureRequests(lead, scope, openings)}) as measured`);
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

/** Measures a type in one database snapshot: first finds which hours are needed, then reads the requests. */
const measure = (db: Db, lead: Lead, scope: ReportScope, clock: Clock) =>
  db.transaction((tx) => measureIn(tx, lead, scope, clock), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

/** Rounds minutes to one decimal. */
export const roundMinutes = (minutes: number | null) =>
  minutes === null ? null : Math.round(minutes * 10) / 10;

/**
 * Measures the first responses to the requests of a period, in the opening hours of their dealers. `now`, and one
 * calendar for all, are for tests.
 */
export async function readResponseTimes(
  db: Db,
  scope: ReportScope,
  { calendar, now = new Date() }: { calendar?: OpeningCalendar; now?: Date } = {},
): Promise<ResponseRow[]> {
  const { targets, calendars } = await readClock(db);
  const clock = {
    targets,
    calendars: calendar ? buildOneCalendar(calendar) : calendars,
    now,
    lists: new OpeningLists(scope, now),
  };
  return await Promise.all(
    listReadable(scope.viewer).map((lead) => measure(db, lead, scope, clock)),
  );
}
