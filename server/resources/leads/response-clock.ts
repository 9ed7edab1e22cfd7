import { and, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { LeadFacts, LeadRecordBase, ResponseTimes } from '#contract/lead.ts';
import {
  addOpeningMinutes,
  defaultCalendar,
  subtractOpeningMinutes,
} from '#contract/opening-hours.ts';
import type { Lead } from './lead.ts';
import { isOpenStatus } from './open-status.ts';

/**
 * Adds when a request is to be answered, in opening hours, and whether that time has passed without an answer. Both
 * are derived when they are read, so that they are right when hours or targets change.
 */
export function addResponseTimes<Item extends LeadRecordBase>(
  { responseMinutes, openStatuses }: LeadFacts,
  record: Item,
  now = new Date(),
): Item & ResponseTimes {
  if (responseMinutes === null) return { ...record, responseDueAt: null, isOverdue: false };
  const due = addOpeningMinutes(defaultCalendar, new Date(record.createdAt), responseMinutes);
  const isWaiting = record.firstResponseAt === null && openStatuses.includes(record.status);
  return { ...record, responseDueAt: due.toISOString(), isOverdue: isWaiting && due <= now };
}

/**
 * Builds the condition for requests whose answer is overdue. It compares the time of arrival with the latest one that
 * is overdue now, so that an index finds them.
 */
export function isOverdue({ facts, table }: Lead, now = new Date()): SQL | undefined {
  if (facts.responseMinutes === null) return sql`false`;
  const latest = subtractOpeningMinutes(defaultCalendar, now, facts.responseMinutes);
  return and(
    isNull(table.firstResponseAt),
    isOpenStatus({ facts }),
    lte(table.createdAt, latest.toISOString()),
  );
}
