import { type SQL, sql } from 'drizzle-orm';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { type LeadStats, otherValues, type Tally } from '#contract/leads/lead.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import type { Lead } from './lead.ts';
import { leadDays, leadTallies } from './schema.ts';
import { isVisibleTo, scopeCounts } from './scope.ts';

/** The maximum number of values in a filter's dropdown. */
const maxFilterValues = 100;
/** How many of a dealer's newest requests are scanned for filter values. */
const maxRecentRequests = 2_000;

interface StatusCount extends Record<string, unknown> {
  status: string;
  total: number;
  recent: number;
  current: number;
  previous: number;
}

/** Reads counts by status from the daily counts. Periods of n days end today in Pakistan. */
async function countByStatus(db: Db, slug: string, viewer: Viewer): Promise<StatusCount[]> {
  const today = sql`${todayInPakistan()}::date`;
  const within = (from: number, to: number): SQL =>
    sql`coalesce(sum(count) filter (where day > ${today} - ${from}::int and day <= ${today} - ${to}::int), 0)::int`;
  const { rows } = await db.execute<StatusCount>(sql`
    select status, sum(count)::int as total, ${within(7, 0)} as recent,
           ${within(30, 0)} as current, ${within(60, 30)} as previous
    from ${leadDays} where lead = ${slug} and ${scopeCounts(viewer)} group by status`);
  return rows;
}

/** The distinct values of a filter (case-insensitive), read by a loose index scan. */
async function listValues(db: Db, lead: Lead, name: string, viewer: Viewer): Promise<string[]> {
  if (viewer.dealerId !== null) return listRecentValues(db, lead, name, viewer);
  const { table } = lead;
  const column = findColumn(table, name);
  const isVisible = isVisibleTo(lead, viewer);
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found as (
      (select lower(${column}) as key, ${column} as value from ${table}
        where lower(${column}) is not null and ${isVisible} order by lower(${column}) limit 1)
      union all
      select next.key, next.value from found, lateral (
        select lower(${column}) as key, ${column} as value from ${table}
        where lower(${column}) > found.key and ${isVisible} order by lower(${column}) limit 1) as next
    )
    select value from found limit ${maxFilterValues}`);
  return rows.map(({ value }) => value);
}

/** The distinct values of a filter (case-insensitive) in a dealer's newest requests. */
async function listRecentValues(
  db: Db,
  lead: Lead,
  name: string,
  viewer: Viewer,
): Promise<string[]> {
  const { table } = lead;
  const column = findColumn(table, name);
  const { rows } = await db.execute<{ value: string }>(sql`
    select min(value) as value from (
      select ${column} as value from ${table} where ${isVisibleTo(lead, viewer)}
      order by ${table.createdAt} desc, ${table._id} desc limit ${maxRecentRequests}) as recent
    where value is not null group by lower(value) order by lower(value) limit ${maxFilterValues}`);
  return rows.map(({ value }) => value);
}

/** Counts requests by each known value of a field, largest first; requests with other values come last. */
async function readTally(db: Db, slug: string, field: string, viewer: Viewer): Promise<Tally[]> {
  const { rows } = await db.execute<{ _id: string; count: number }>(sql`
    select value as _id, sum(count)::int as count from ${leadTallies}
    where lead = ${slug} and field = ${field} and ${scopeCounts(viewer)}
    group by value having sum(count) > 0
    order by value = ${otherValues}, count desc, value`);
  return rows;
}

/** Runs `read` for each value of an object in parallel, and returns the results under the same keys. */
async function readEach<Value>(
  names: Record<string, string>,
  read: (name: string) => Promise<Value>,
): Promise<Record<string, Value>> {
  const readOne = async ([key, name]: [string, string]) => [key, await read(name)] as const;
  return Object.fromEntries(await Promise.all(Object.entries(names).map(readOne)));
}

const sum = (counts: StatusCount[], column: 'total' | 'recent' | 'current' | 'previous') =>
  counts.reduce((total, count) => total + count[column], 0);

/**
 * Reads the statistics of one type for a viewer: named counters and tallies, counts by status, periods and filter
 * values.
 */
export async function readStatistics(
  db: Db,
  lead: Lead,
  viewer: Viewer,
): Promise<LeadStats & Record<string, unknown>> {
  const { slug, statuses, counters, recentCounter, filters, tallies } = lead.facts;
  const filterNames = Object.fromEntries([...filters, 'source'].map((name) => [name, name]));
  const [counts, filterValues, tallied] = await Promise.all([
    countByStatus(db, slug, viewer),
    readEach(filterNames, (name) => listValues(db, lead, name, viewer)),
    readEach(tallies, (field) => readTally(db, slug, field, viewer)),
  ]);
  const totals = new Map(counts.map(({ status, total }) => [status, total]));
  const all = sum(counts, 'total');
  return {
    ...Object.fromEntries(
      Object.entries(counters).map(([name, status]) => [
        name,
        status === 'all' ? all : (totals.get(status) ?? 0),
      ]),
    ),
    [recentCounter]: sum(counts, 'recent'),
    ...tallied,
    byStatus: Object.fromEntries(
      Object.keys(statuses).map((status) => [status, totals.get(status) ?? 0]),
    ),
    currentPeriod: sum(counts, 'current'),
    previousPeriod: sum(counts, 'previous'),
    filterValues,
  };
}
