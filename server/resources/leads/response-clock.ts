import { and, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { LeadFacts, LeadRecordBase, ResponseTimes } from '#contract/lead.ts';
import {
  addOpeningMinutes,
  defaultCalendar,
  subtractOpeningMinutes,
} from '#contract/opening-hours.ts';
import type { Lead } from './lead.ts';
import { isOpenStatus } from './open-status.ts';

/** The targets that staff have set, in minutes of opening hours, by the type's slug. */
export type ResponseTargets = ReadonlyMap<string, number>;

/** How many minutes of opening hours an answer may take: what staff have set, else the type's own; null for no target. */
export const findTarget = (
  { slug, responseMinutes }: Pick<LeadFacts, 'slug' | 'responseMinutes'>,
  targets: ResponseTargets,
): number | null => (responseMinutes === null ? null : (targets.get(slug) ?? responseMinutes));

/**
 * Adds when a request is to be answered, in opening hours, and whether that time has passed without an answer. Both
 * are derived when they are read, so that they are right when hours or targets change.
 */
export function addResponseTimes<Item extends LeadRecordBase>(
  facts: LeadFacts,
  record: Item,
  targets: ResponseTargets,
  now = new Date(),
): Item & ResponseTimes {
  const target = findTarget(facts, targets);
  if (target === null) return { ...record, responseDueAt: null, isOverdue: false };
  const due = addOpeningMinutes(defaultCalendar, new Date(record.createdAt), target);
  const isWaiting = record.firstResponseAt === null && facts.openStatuses.includes(record.status);
  return { ...record, responseDueAt: due.toISOString(), isOverdue: isWaiting && due <= now };
}

/**
 * Builds the condition for requests whose answer is overdue. It compares the time of arrival with the latest one that
 * is overdue now, so that an index finds them.
 */
export function isOverdue(
  { facts, table }: Lead,
  targets: ResponseTargets,
  now = new Date(),
): SQL | undefined {
  const target = findTarget(facts, targets);
  if (target === null) return sql`false`;
  const latest = subtractOpeningMinutes(defaultCalendar, now, target);
  return and(
    isNull(table.firstResponseAt),
    isOpenStatus({ facts }),
    lte(table.createdAt, latest.toISOString()),
  );
}
