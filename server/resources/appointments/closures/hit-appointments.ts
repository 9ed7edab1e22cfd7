import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { blockingStatuses } from '#contract/appointments/appointment.ts';
import type { Closure, HitAppointment } from '#contract/appointments/closures.ts';
import { type AppointmentKind, appointmentKindNames } from '#contract/appointments/kinds.ts';
import { isEmailAddress } from '#contract/leads/timeline.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { describePerson } from '#server/resources/leads/describe-person.ts';
import { scopeDealer } from '#server/resources/leads/scope.ts';
import { canSee } from '../change-appointment.ts';
import { scopeSetup } from '../dealer-setup.ts';
import { findRequestType } from '../read-appointment.ts';
import { appointments, closureOffers } from '../schema.ts';

/** The condition for upcoming appointments during a closure that a viewer may see. */
const isHitBy = ({ dealerId, start, end }: Closure, viewer: Viewer): SQL | undefined =>
  and(
    inArray(appointments.status, [...blockingStatuses]),
    isNotTrashed(appointments),
    gt(appointments.endAt, start),
    lt(appointments.startAt, end),
    gt(appointments.endAt, new Date().toISOString()),
    dealerId === null ? undefined : eq(appointments.dealerId, dealerId),
    scopeSetup(appointments.dealerId, viewer),
  );

async function listOfKind(
  db: Db,
  kind: AppointmentKind,
  closure: Closure,
  viewer: Viewer,
): Promise<HitAppointment[]> {
  const lead = findRequestType(kind);
  const { table } = lead;
  const rows = await db
    .select({
      _id: appointments._id,
      kind: appointments.kind,
      requestId: appointments.requestId,
      dealerId: appointments.dealerId,
      startAt: appointments.startAt,
      name: sql<string>`${describePerson(lead).name}`,
      phone: sql<string>`${findColumn(table, 'phone')}`,
      vehicle: sql<string>`${findColumn(table, 'selectedVehicle')}`,
      email: sql<string | null>`${findColumn(table, 'email')}`,
      offeredAt: closureOffers.at,
    })
    .from(appointments)
    .innerJoin(table, eq(table._id, appointments.requestId))
    .leftJoin(
      closureOffers,
      and(
        eq(closureOffers.appointmentId, appointments._id),
        eq(closureOffers.closureId, closure._id),
      ),
    )
    .where(and(eq(appointments.kind, kind), isHitBy(closure, viewer), scopeDealer(lead, viewer)))
    .orderBy(asc(appointments.startAt), asc(appointments._id));
  return rows.map(({ email, ...hit }) => ({ ...hit, hasEmail: isEmailAddress(email) }));
}

/** Lists the upcoming appointments during a closure that a viewer may see, by time; none if it opens. */
export async function listHitAppointments(
  db: Db,
  closure: Closure,
  viewer: Viewer,
): Promise<HitAppointment[]> {
  if (closure.opens) return [];
  const kinds = appointmentKindNames.filter(
    (kind) => canSee(kind, viewer) && (closure.kind === null || closure.kind === kind),
  );
  const found = await Promise.all(kinds.map((kind) => listOfKind(db, kind, closure, viewer)));
  return found.flat().sort((a, b) => (a.startAt < b.startAt ? -1 : 1));
}
