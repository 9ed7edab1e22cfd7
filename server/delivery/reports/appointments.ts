import { type SQL, sql } from 'drizzle-orm';
import { hasAppointments } from '#contract/lead.ts';
import type { AppointmentRow } from '#contract/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/find-column.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { isOpenStatus } from '#server/resources/leads/open-status.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import { hasStatus, isInScope, listReadable, type ReportScope } from './period.ts';

const noShowStatus = 'no-show';

/** The column of the date that the customer asked for. */
const findPreferredDate = ({ table }: Lead) =>
  findColumn(table, 'serviceDate' in table ? 'serviceDate' : 'preferredDate');

/**
 * When a request was completed: the last change to such a status in its timeline. Requests without one, such as
 * imported ones, count as completed when they last changed.
 */
const buildCompletionTime = ({ facts, table }: Lead): SQL => sql`coalesce((
  select max(at) from ${leadTimeline} where kind = ${facts.slug} and record_id = ${table._id} and type = 'status'
    and changes -> 'status' ->> 'to' in (${sql.join(
      facts.completedStatuses.map((status) => sql`${status}`),
      sql`, `,
    )})), ${table.updatedAt})`;

type Counts = Omit<AppointmentRow, 'kind'> & Record<string, unknown>;

async function countOneType(db: Db, lead: Lead, scope: ReportScope): Promise<AppointmentRow> {
  const { facts, table } = lead;
  const at = findColumn(table, 'appointmentAt');
  const confirmed = findColumn(table, 'confirmedDate');
  const isCompleted = hasStatus(facts.completedStatuses);
  const isKept = sql`${isCompleted} and ${confirmed} is not null
    and (${buildCompletionTime(lead)} at time zone 'Asia/Karachi')::date >= ${confirmed}`;
  const count = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;
  const { rows } = await db.execute<Counts>(sql`
    select count(*)::int as appointments, ${count(sql`is_kept`)} as kept,
           ${count(sql`is_completed and not is_kept`)} as "otherwiseCompleted",
           ${count(sql`status = ${noShowStatus}`)} as "noShow",
           ${count(sql`status = 'cancelled'`)} as cancelled, ${count(isOpenStatus(lead))} as open,
           ${count(sql`is_moved`)} as moved
    from (
      select status, ${isCompleted} as is_completed, coalesce(${isKept}, false) as is_kept,
             ${confirmed} <> ${findPreferredDate(lead)} as is_moved
      from ${table} where ${at} >= ${scope.from}::date and ${at} < ${scope.to}::date + 1
        and ${isInScope(lead, scope) ?? sql`true`}) as appointments`);
  const counts = rows[0] as Counts;
  return {
    kind: facts.slug,
    ...counts,
    noShow: noShowStatus in facts.statuses ? counts.noShow : null,
  };
}

/**
 * Counts what became of the appointments of a period. An appointment is on its confirmed date, or while none is
 * confirmed, on the one that the customer prefers; requests without either are none.
 */
export async function readAppointments(db: Db, scope: ReportScope): Promise<AppointmentRow[]> {
  const booked = listReadable(scope.viewer).filter(({ facts }) => hasAppointments(facts));
  return await Promise.all(booked.map((lead) => countOneType(db, lead, scope)));
}
