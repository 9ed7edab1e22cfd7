import { and, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { addOpeningMinutes, subtractOpeningMinutes } from '#contract/dealers/opening-hours.ts';
import type { LeadFacts, LeadRecordBase, ResponseTimes } from '#contract/leads/lead.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isOpenStatus } from './columns.ts';
import type { Lead } from './lead.ts';
import {
  findCalendar,
  findCalendars,
  type KindCalendars,
  type ResponseCalendars,
  readCalendars,
} from './response-calendars.ts';
import { findTarget, type ResponseTargets, readTargets } from './response-targets.ts';

/** The data that determines response deadlines. */
export interface ResponseClock {
  targets: ResponseTargets;
  calendars: ResponseCalendars;
}

/** Returns the response deadline of a request, in its dealer's opening hours; null if its type has no target. */
export function findResponseDue(
  facts: LeadFacts,
  { createdAt, dealerId }: Pick<LeadRecordBase, 'createdAt' | 'dealerId'>,
  { targets, calendars }: ResponseClock,
): Date | null {
  const target = findTarget(facts, targets);
  if (target === null) return null;
  const calendar = findCalendar(findCalendars(facts, calendars), dealerId);
  return addOpeningMinutes(calendar, new Date(createdAt), target);
}

/**
 * Adds the response deadline, in the dealer's opening hours, and whether it has passed without a response. Both are
 * computed on read, so that they reflect changed hours or targets.
 */
export function addResponseTimes<Item extends LeadRecordBase>(
  facts: LeadFacts,
  record: Item,
  clock: ResponseClock,
  now = new Date(),
): Item & ResponseTimes {
  const due = findResponseDue(facts, record, clock);
  if (due === null) return { ...record, responseDueAt: null, isOverdue: false };
  const isWaiting = record.firstResponseAt === null && facts.openStatuses.includes(record.status);
  return { ...record, responseDueAt: due.toISOString(), isOverdue: isWaiting && due <= now };
}

/** The latest overdue arrival times (ISO 8601): of head office, and of dealers for whom they differ. */
function findLatestOverdue(
  { shared, ofDealers }: KindCalendars,
  target: number,
  now: Date,
): { shared: string; ofDealers: [dealerId: string, latest: string][] } {
  const find = (calendar: typeof shared) =>
    subtractOpeningMinutes(calendar, now, target).toISOString();
  const latest = find(shared);
  return {
    shared: latest,
    ofDealers: [...ofDealers]
      .map(([id, calendar]): [string, string] => [id, find(calendar)])
      .filter(([, own]) => own !== latest),
  };
}

/**
 * Builds the condition for overdue requests. It compares the arrival time with the latest overdue one of any dealer,
 * which an index can use, and then with that of the request's own dealer.
 */
export function isOverdue(
  { facts, table }: Lead,
  { targets, calendars }: ResponseClock,
  now = new Date(),
): SQL | undefined {
  const target = findTarget(facts, targets);
  if (target === null) return sql`false`;
  const { shared, ofDealers } = findLatestOverdue(findCalendars(facts, calendars), target, now);
  const latest = [shared, ...ofDealers.map(([, at]) => at)].sort().at(-1) ?? shared;
  const own = ofDealers.map(([id, at]) => sql`when ${id}::uuid then ${at}::timestamptz`);
  return and(
    isNull(table.firstResponseAt),
    isOpenStatus({ facts }),
    lte(table.createdAt, latest),
    own.length === 0
      ? undefined
      : sql`${table.createdAt} <= case ${table.dealerId} ${sql.join(own, sql` `)}
          else ${shared}::timestamptz end`,
  );
}

/** Reads the data for the response deadlines of these dealers and head office, or of all dealers if none are given. */
export async function readClock(
  db: Db,
  dealerIds?: readonly (string | null)[],
): Promise<ResponseClock> {
  // Sequential: a transaction has one connection.
  return { targets: await readTargets(db), calendars: await readCalendars(db, dealerIds) };
}
