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

/** What decides by when requests are to be answered. */
export interface ResponseClock {
  targets: ResponseTargets;
  calendars: ResponseCalendars;
}

/** Returns by when a request is to be answered, in its dealer's opening hours; null if its type has no target. */
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
 * Adds when a request is to be answered, in its dealer's opening hours, and whether that time has passed without an
 * answer. Both are derived when they are read, so that they are right when hours or targets change.
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

/** The latest times of arrival (ISO 8601) that are overdue now, of head office and of dealers for whom it is another. */
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
 * Builds the condition for requests whose answer is overdue. It compares the time of arrival with the latest one that
 * is overdue now for any dealer, so that an index finds them, and then with that of the request's own dealer.
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

/** Reads by when requests of these dealers and of head office are to be answered; without any, those of all dealers. */
export async function readClock(
  db: Db,
  dealerIds?: readonly (string | null)[],
): Promise<ResponseClock> {
  // One after the other: a transaction has one connection.
  return { targets: await readTargets(db), calendars: await readCalendars(db, dealerIds) };
}
