import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AppointmentStatus } from '#contract/appointments/appointment.ts';
import type {
  Calendar,
  CalendarAppointment,
  calendarQuery,
  UnbookedRequest,
} from '#contract/appointments/calendar.ts';
import { type AppointmentKind, appointmentKindNames } from '#contract/appointments/kinds.ts';
import { listOpenings } from '#contract/dealers/opening-hours.ts';
import { dayMs, startOfDayInPakistan, todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { isNotCancelled } from '#server/resources/leads/columns.ts';
import { describePerson } from '#server/resources/leads/describe-person.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { canSee, shownAppointmentColumns } from './change-appointment.ts';
import { findRequestType } from './read-appointment.ts';
import { readCalendar as readHours } from './read-plan.ts';
import { appointments, bookables, closures } from './schema.ts';

/** The most days that a calendar shows at once. */
const maxDays = 42;

/** A dealer and a period without its end `until` (ISO 8601). */
interface CalendarPeriod {
  dealerId: string;
  from: string;
  until: string;
}

/** Selects who comes and why. */
function selectCustomer(lead: Lead) {
  const { table } = lead;
  const serviceType: SQL =
    'selectedServiceType' in table ? sql`${findColumn(table, 'selectedServiceType')}` : sql`null`;
  return {
    name: sql<string>`${describePerson(lead).name}`,
    phone: sql<string>`${findColumn(table, 'phone')}`,
    vehicle: sql<string>`${findColumn(table, 'selectedVehicle')}`,
    serviceType: sql<string | null>`${serviceType}`,
  };
}

/** Lists the appointments of a kind with fields of their requests. */
async function listAppointments(
  db: Db,
  kind: AppointmentKind,
  { dealerId, from, until }: CalendarPeriod,
): Promise<CalendarAppointment[]> {
  const lead = findRequestType(kind);
  const { table } = lead;
  const rows = await db
    .select({
      ...shownAppointmentColumns,
      ...selectCustomer(lead),
      requestStatus: sql<string>`${table.status}`,
      assignedTo: sql<string | null>`${table.assignedTo}`,
    })
    .from(appointments)
    .innerJoin(table, eq(table._id, appointments.requestId))
    .where(
      and(
        eq(appointments.dealerId, dealerId),
        // Also the request's dealer, which decides who may see the customer.
        eq(table.dealerId, dealerId),
        eq(appointments.kind, kind),
        isNotTrashed(appointments),
        gt(appointments.endAt, from),
        lt(appointments.startAt, until),
      ),
    )
    .orderBy(asc(appointments.startAt), asc(appointments._id));
  return rows;
}

/** The maximum number of requests of a kind that are listed without a booked time. */
const maxUnbooked = 100;

/** Lists the requests of a kind with a day but without a booked time, in order of day and time. */
async function listUnbooked(
  db: Db,
  kind: AppointmentKind,
  { dealerId, from, until }: CalendarPeriod,
): Promise<UnbookedRequest[]> {
  const lead = findRequestType(kind);
  const { table, facts } = lead;
  const at = findColumn(table, 'appointmentAt');
  const time = sql<string>`to_char(${at}, 'HH24:MI')`;
  const statuses: Partial<Record<string, AppointmentStatus>> = facts.appointment?.statuses ?? {};
  const rows = await db
    .select({
      _id: sql<string>`${table._id}`,
      ...selectCustomer(lead),
      day: sql<string>`to_char(${at}, 'YYYY-MM-DD')`,
      // Requests without a time are stored at midnight.
      time: sql<string | null>`nullif(${time}, '00:00')`,
      status: sql<string>`${table.status}`,
    })
    .from(table)
    .where(
      and(
        eq(table.dealerId, dealerId),
        isNotTrashed(table),
        isNotCancelled(lead),
        sql`${at} >= ${todayInPakistan(new Date(from))}::date`,
        sql`${at} < ${todayInPakistan(new Date(until))}::date`,
        sql`not exists (select from ${appointments} where ${appointments.requestId} = ${table._id}
              and ${appointments.status} <> 'cancelled' and ${isNotTrashed(appointments)})`,
      ),
    )
    .orderBy(asc(at), asc(table._id))
    .limit(maxUnbooked);
  return rows.map((row) => ({ ...row, kind, status: statuses[row.status] ?? 'requested' }));
}

/** Lists a dealer's cars and bays by kind and label, without those in the trash. */
const listBookables = (db: Db, dealerId: string, kinds: AppointmentKind[]) =>
  db
    .select({
      _id: bookables._id,
      kind: bookables.kind,
      label: bookables.label,
      slotMinutes: bookables.slotMinutes,
      bufferMinutes: bookables.bufferMinutes,
      isActive: bookables.isActive,
    })
    .from(bookables)
    .where(
      and(
        eq(bookables.dealerId, dealerId),
        inArray(bookables.kind, kinds),
        isNotTrashed(bookables),
      ),
    )
    .orderBy(asc(bookables.kind), asc(bookables.label), asc(bookables._id));

async function listOpenTimes(db: Db, kind: AppointmentKind, period: CalendarPeriod) {
  const { dealerId, from, until } = period;
  const hours = await readHours(db, { kind, dealerId }, new Date(from));
  return listOpenings(hours, new Date(from), new Date(Date.parse(until) - 1)).map(
    ([start, end]) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    }),
  );
}

const listClosures = (db: Db, { dealerId, from, until }: CalendarPeriod) =>
  db
    .select({
      _id: closures._id,
      kind: closures.kind,
      start: closures.start,
      end: closures.end,
      opens: closures.opens,
      reason: closures.reason,
    })
    .from(closures)
    .where(
      and(
        isNotTrashed(closures),
        sql`(${closures.dealerId} is null or ${closures.dealerId} = ${dealerId})`,
        gt(closures.end, from),
        lt(closures.start, until),
      ),
    )
    .orderBy(asc(closures.start), asc(closures._id));

/** Chooses the dealer: an account of a dealer sees only its own. Throws 'invalid' if head office names none. */
function chooseDealer(named: string | undefined, viewer: Viewer): string {
  const dealerId = viewer.dealerId ?? named;
  if (dealerId !== undefined) return dealerId;
  throw invalidInput([{ field: 'dealerId', message: 'Please choose a dealer' }]);
}

/**
 * Reads a dealer's calendar for whole days: its cars and bays, its opening times, and the appointments of the kinds
 * that the viewer may see. Throws 'invalid' for more than 42 days.
 */
export async function readCalendar(
  db: Db,
  { dealerId: named, from, to }: z.output<typeof calendarQuery>,
  viewer: Viewer,
): Promise<Calendar> {
  const dealerId = chooseDealer(named, viewer);
  const period = {
    dealerId,
    from: startOfDayInPakistan(from),
    until: startOfDayInPakistan(to, 1),
  };
  const days = (Date.parse(period.until) - Date.parse(period.from)) / dayMs;
  if (days < 1 || days > maxDays) {
    throw invalidInput([{ field: 'to', message: `Please choose 1 to ${maxDays} days` }]);
  }
  const kinds = appointmentKindNames.filter((kind) => canSee(kind, viewer));
  const [columns, closed, ...ofKinds] = await Promise.all([
    listBookables(db, dealerId, kinds),
    listClosures(db, period),
    ...kinds.map(async (kind) => ({
      kind,
      open: await listOpenTimes(db, kind, period),
      booked: await listAppointments(db, kind, period),
      unbooked: await listUnbooked(db, kind, period),
    })),
  ]);
  const findOpen = (kind: AppointmentKind) => ofKinds.find((one) => one.kind === kind)?.open ?? [];
  return {
    bookables: columns,
    openings: { 'test-drive': findOpen('test-drive'), service: findOpen('service') },
    closures: closed,
    appointments: ofKinds.flatMap(({ booked }) => booked),
    unbooked: ofKinds.flatMap(({ unbooked }) => unbooked),
  };
}
