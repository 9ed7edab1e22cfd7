import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { startOfDayInPakistan, todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { MyDaySection } from '#contract/leads/my-day.ts';
import { isAnsweredByDealers } from '#contract/staff/staff.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { appointments, isBlocking } from '#server/resources/appointments/schema.ts';
import { isOpenStatus } from '#server/resources/leads/columns.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { isWaiting, ownRequests } from '#server/resources/leads/own-page/schema.ts';
import { isOverdue, type ResponseClock } from '#server/resources/leads/response-clock.ts';

/** The condition for a type's requests in a section, and their sort column. */
export interface SectionPart {
  lead: Lead;
  where: SQL | undefined;
  sortBy: AnyPgColumn;
}

/**
 * Selects the names of the accounts that meet a condition as an array, so that an index finds the requests they own.
 */
const selectNames = (where: SQL): SQL =>
  sql`array(select ${staffAccounts.username} from ${staffAccounts} where ${where})`;

/**
 * The condition for requests whose owner can no longer see them: the account was disabled, lost the permission or moved
 * to another dealer.
 */
function isAbandoned({ table, facts }: Lead): SQL {
  const { assignedTo, dealerId } = table;
  const isAbsent = sql`${staffAccounts.isDisabled} or ${facts.permission} <> all(${staffAccounts.permissions})`;
  const isOfDealer = sql`${staffAccounts.dealerId} is not null`;
  const ownersDealer = sql`(select account.dealer_id from ${staffAccounts} as account where account.username = ${assignedTo})`;
  return sql`(${assignedTo} = any(${selectNames(isAbsent)})
    or (${assignedTo} = any(${selectNames(isOfDealer)}) and ${dealerId} is distinct from ${ownersDealer}))`;
}

/** The condition for requests that are assigned to the viewer, or whose owner cannot see them, or that have none. */
const isMineOrUnassigned = (lead: Lead, { username }: Viewer) =>
  or(eq(lead.table.assignedTo, username), isNull(lead.table.assignedTo), isAbandoned(lead));

const endOfToday = () => startOfDayInPakistan(todayInPakistan(), 1);

const isUnanswered = (lead: Lead) => and(isNull(lead.table.firstResponseAt), isOpenStatus(lead));

/** The condition for requests whose customer moved the upcoming appointment, until staff have handled that. */
const isMovedByCustomer = ({ table }: Lead) =>
  inArray(
    table._id,
    sql`(select request_id from ${appointments} where moved_by_customer_at is not null
      and start_at > now() and ${isBlocking})`,
  );

/** The condition for requests without an appointment, planned or requested, from today on. */
const hasNoAppointmentToCome = ({ table }: Lead) => {
  const at = findColumn(table, 'appointmentAt');
  return sql`(${at} is null or ${at} < ${todayInPakistan()}::date)`;
};

/** The condition for requests whose customer wrote and was not answered, or corrected something. */
const waitsForStaff = ({ table, facts }: Lead) =>
  inArray(
    table._id,
    sql`(select _id from ${ownRequests} where kind = ${facts.slug} and ${isWaiting(ownRequests)})`,
  );

/** Builds a section's part of a type; null if the type has none. */
export const buildPart: Record<
  MyDaySection,
  (lead: Lead, viewer: Viewer, clock: ResponseClock) => SectionPart | null
> = {
  overdue: (lead, viewer, clock) => ({
    lead,
    where: and(isOverdue(lead, clock), isMineOrUnassigned(lead, viewer)),
    sortBy: lead.table.createdAt,
  }),
  messages: (lead, viewer, clock) => ({
    lead,
    where: and(
      waitsForStaff(lead),
      isMineOrUnassigned(lead, viewer),
      not(isOverdue(lead, clock) ?? sql`false`),
    ),
    sortBy: lead.table.createdAt,
  }),
  followUps: (lead, viewer, clock) => ({
    lead,
    where: and(
      isOpenStatus(lead),
      isMineOrUnassigned(lead, viewer),
      lt(lead.table.nextFollowUp, endOfToday()),
      not(waitsForStaff(lead)),
      not(isOverdue(lead, clock) ?? sql`false`),
    ),
    sortBy: lead.table.nextFollowUp,
  }),
  unanswered: (lead, viewer, clock) => ({
    lead,
    where: and(
      isUnanswered(lead),
      isMineOrUnassigned(lead, viewer),
      not(waitsForStaff(lead)),
      not(isOverdue(lead, clock) ?? sql`false`),
      or(isNull(lead.table.nextFollowUp), gte(lead.table.nextFollowUp, endOfToday())),
    ),
    sortBy: lead.table.createdAt,
  }),
  noNextStep: (lead, viewer) => {
    // HR tracks the next step of an application by its status.
    if (!isAnsweredByDealers(lead.facts.slug)) return null;
    const { firstResponseAt, nextFollowUp, createdAt } = lead.table;
    return {
      lead,
      where: and(
        isOpenStatus(lead),
        isNotNull(firstResponseAt),
        isNull(nextFollowUp),
        isMineOrUnassigned(lead, viewer),
        not(waitsForStaff(lead)),
        lead.facts.appointment ? hasNoAppointmentToCome(lead) : undefined,
      ),
      sortBy: createdAt,
    };
  },
  moved: (lead, viewer) => {
    if (!lead.facts.appointment) return null;
    return {
      lead,
      where: and(isOpenStatus(lead), isMovedByCustomer(lead), isMineOrUnassigned(lead, viewer)),
      sortBy: findColumn(lead.table, 'appointmentAt'),
    };
  },
  appointments: (lead, viewer) => {
    if (!lead.facts.appointment) return null;
    const at = findColumn(lead.table, 'appointmentAt');
    const today = sql`${todayInPakistan()}::date`;
    return {
      lead,
      where: and(
        isOpenStatus(lead),
        sql`${at} >= ${today} and ${at} < ${today} + 1`,
        isMineOrUnassigned(lead, viewer),
      ),
      sortBy: at,
    };
  },
};
