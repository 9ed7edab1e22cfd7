import { type SQL, sql } from 'drizzle-orm';
import type { AppointmentRow } from '#contract/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/find-column.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { isOpenStatus } from '#server/resources/leads/open-status.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import {
  buildFigures,
  describeQuery,
  everyDealer,
  type Grouping,
  hashOnce,
  type KeptReport,
} from './kept/figures.ts';
import { keepFigures } from './kept/keep-figures.ts';
import { listAppointmentDays, type Period } from './kept/periods.ts';
import { hasStatus, listReadable, type ReportScope } from './period.ts';

const noShowStatus = 'no-show';

/** The column of the date that the customer asked for. */
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

/** How many requests have an appointment besides what is reported. */
type Counts = Omit<AppointmentRow, 'kind' | 'noShow'> & Record<'noShow' | 'booked', number>;

const count = (condition: SQL) => sql`count(_id) filter (where ${condition})`;

/** The counts of a group of appointments, by their names. */
const buildCounts = (lead: Lead): SQL => sql`jsonb_build_object(
  'appointments', count(_id), 'kept', ${count(sql`is_kept`)},
  'otherwiseCompleted', ${count(sql`is_completed and not is_kept`)}, 'noShow', ${count(sql`is_no_show`)},
  'cancelled', ${count(sql`status = 'cancelled' and not is_no_show`)}, 'open', ${count(isOpenStatus(lead))},
  'moved', ${count(sql`is_moved`)}, 'booked', count(booked_status))`;

/** The condition for the requests of a type whose appointment is in a row of `gaps`. */
function isInGap({ table }: Lead): SQL {
  const at = findColumn(table, 'appointmentAt');
  return sql`${at} >= gaps.start at time zone 'Asia/Karachi'
    and ${at} < gaps.until at time zone 'Asia/Karachi' and ${isKept(table)}`;
}

/** The requests whose appointment is in one of the periods of `gaps`, with what became of it. */
function selectAppointments(lead: Lead, where: SQL): SQL {
  const { facts, table } = lead;
  const confirmed = findColumn(table, 'confirmedDate');
  const isCompleted = hasStatus(facts.completedStatuses);
  const day = sql`coalesce(${confirmed}, (booked_at at time zone 'Asia/Karachi')::date)`;
  const wasKept = sql`${isCompleted} and ${day} is not null
    and (${buildCompletionTime(lead)} at time zone 'Asia/Karachi')::date >= ${day}`;
  return sql`
    select start, until, ${table._id}, ${table.dealerId}, status, ${isCompleted} as is_completed,
           coalesce(${wasKept}, false) as is_kept, coalesce(booked_status, status) = ${noShowStatus} as is_no_show,
           booked_status, coalesce(moves > 0, ${confirmed} <> ${findPreferredDate(lead)}) as is_moved
    from gaps left join ${table} on ${isInGap(lead)} and ${where}
      left join lateral (
        select status as booked_status, start_at as booked_at, moves from ${appointments}
        where request_id = ${table._id}) as booked on true
    where gaps.kind = ${facts.slug}`;
}

const countAppointments = (lead: Lead, { where, by, dealer, having }: Grouping): SQL => sql`
    select ${dealer} as dealer, 0 as part, start, until, ${buildCounts(lead)} as figures
    from (${selectAppointments(lead, where)}) as appointments group by ${by()} having ${having}`;

const report: KeptReport = {
  name: 'appointments',
  clock: 'appointment',
  count: countAppointments,
  isInGap,
  basis: hashOnce((lead) => describeQuery(countAppointments(lead, everyDealer))),
};

async function readOneType(db: Db, lead: Lead, context: { scope: ReportScope; periods: Period[] }) {
  const { slug, statuses } = lead.facts;
  const { rows } = await db.execute<{ name: keyof Counts; total: number }>(sql`
    with ${await buildFigures(db, report, [lead], context)}
    select key as name, sum(value::int)::int as total from figures, jsonb_each_text(figures) group by key`);
  const totals = new Map(rows.map(({ name, total }) => [name, total]));
  const read = (name: keyof Counts) => totals.get(name) ?? 0;
  // Nobody can fail to come to a service that has no time.
  const canBeMissed = noShowStatus in statuses || read('booked') > 0;
  return {
    kind: slug,
    appointments: read('appointments'),
    kept: read('kept'),
    otherwiseCompleted: read('otherwiseCompleted'),
    noShow: canBeMissed ? read('noShow') : null,
    cancelled: read('cancelled'),
    open: read('open'),
    moved: read('moved'),
  };
}

/**
 * Counts what became of the appointments of a period. An appointment is on its confirmed date, or while none is
 * confirmed, on the one that the customer prefers; requests without either are none. Where a request has an appointment
 * with a time, that one says whether it was moved or missed.
 */
export async function readAppointments(db: Db, scope: ReportScope): Promise<AppointmentRow[]> {
  const booked = listReadable(scope.viewer).filter(({ facts }) => facts.appointment !== null);
  const periods = listAppointmentDays(scope);
  await keepFigures(db, report, booked, periods);
  return await Promise.all(booked.map((lead) => readOneType(db, lead, { scope, periods })));
}
