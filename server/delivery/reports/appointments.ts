import { type SQL, sql } from 'drizzle-orm';
import type { AppointmentRow } from '#contract/reports/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { atPakistanTime, findColumn } from '#server/platform/db/columns.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { isOpenStatus } from '#server/resources/leads/columns.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import { hasStatus, isInScope, listReadable, type ReportScope } from './period.ts';

const noShowStatus = 'no-show';

/** The column of the preferred date. */
const findPreferredDate = ({ table, facts }: Lead) =>
  findColumn(table, facts.appointment?.date ?? '');

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

/** The reported counts, and the number of requests with an appointment in the calendar. */
type Counts = Omit<AppointmentRow, 'kind' | 'noShow'> & { noShow: number; booked: number };

const count = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;

/** The condition for the requests of a type whose appointment is in the period. */
function isInPeriod(lead: Lead, scope: ReportScope): SQL {
  const at = findColumn(lead.table, 'appointmentAt');
  return sql`${at} >= ${scope.from}::date and ${at} < ${scope.to}::date + 1
    and ${isInScope(lead, scope) ?? sql`true`}`;
}

/** Selects the requests whose appointment is in the period, with its outcome. */
function selectAppointments(lead: Lead, scope: ReportScope): SQL {
  const { facts, table } = lead;
  const confirmed = findColumn(table, 'confirmedDate');
  const isCompleted = hasStatus(facts.completedStatuses);
  const day = sql`coalesce(${confirmed}, (${atPakistanTime(sql`booked_at`)})::date)`;
  const wasKept = sql`${isCompleted} and ${day} is not null
    and (${atPakistanTime(buildCompletionTime(lead))})::date >= ${day}`;
  return sql`
    select status, ${isCompleted} as is_completed, coalesce(${wasKept}, false) as is_kept,
           coalesce(booked_status, status) = ${noShowStatus} as is_no_show, booked_status,
           coalesce(moves > 0, ${confirmed} <> ${findPreferredDate(lead)}) as is_moved
    from ${table} left join lateral (
        select status as booked_status, start_at as booked_at, moves from ${appointments}
        where request_id = ${table._id}) as booked on true
    where ${isInPeriod(lead, scope)}`;
}

async function readOneType(db: Db, lead: Lead, scope: ReportScope): Promise<AppointmentRow> {
  const { slug, statuses } = lead.facts;
  const { rows } = await db.execute<Counts>(sql`
    select count(*)::int as appointments, ${count(sql`is_kept`)} as kept,
           ${count(sql`is_completed and not is_kept`)} as "otherwiseCompleted", ${count(sql`is_no_show`)} as "noShow",
           ${count(sql`status = 'cancelled' and not is_no_show`)} as cancelled, ${count(isOpenStatus(lead))} as open,
           ${count(sql`is_moved`)} as moved, count(booked_status)::int as booked
    from (${selectAppointments(lead, scope)}) as appointments`);
  const [{ booked, noShow, ...counts }] = rows as [Counts];
  // A service without an appointment time cannot be a no-show.
  const canBeMissed = noShowStatus in statuses || booked > 0;
  return { kind: slug, ...counts, noShow: canBeMissed ? noShow : null };
}

/**
 * Counts the outcomes of a period's appointments. An appointment is on its confirmed date, or until one is confirmed on
 * the preferred date; requests without either are excluded. If a request has an appointment with a time, that decides
 * whether it was moved or missed.
 */
export async function readAppointments(db: Db, scope: ReportScope): Promise<AppointmentRow[]> {
  const booked = listReadable(scope.viewer).filter(({ facts }) => facts.appointment !== null);
  return await Promise.all(booked.map((lead) => readOneType(db, lead, scope)));
}
