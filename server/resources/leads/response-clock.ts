import { and, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { LeadFacts, LeadRecordBase, ResponseTimes } from '#contract/lead.ts';
import { addOpeningMinutes, subtractOpeningMinutes } from '#contract/opening-hours.ts';
import type { Lead } from './lead.ts';
import { isOpenStatus } from './open-status.ts';
import {
  findCalendar,
  findCalendars,
  type KindCalendars,
  type ResponseCalendars,
} from './response-calendars.ts';

/** The targets that staff have set, in minutes of opening hours, by the type's slug. */
export type ResponseTargets = ReadonlyMap<string, number>;

/** How many minutes of opening hours an answer may take: what staff have set, else the type's own; null for no target. */
export const findTarget = (
  { slug, responseMinutes }: Pick<LeadFacts, 'slug' | 'responseMinutes'>,
  targets: ResponseTargets,
): number | null => (responseMinutes === null ? null : (targets.get(slug) ?? responseMinutes));

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
