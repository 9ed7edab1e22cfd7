import type { Appointment } from '#contract/appointments/appointment.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findRecord } from '#server/records/operations.ts';
import { buildLeadRecords } from '#server/resources/leads/lead-records.ts';
import { type Changer, changeAppointment, requireAppointment } from './change-appointment.ts';
import type { AppointmentOverride } from './follow-request.ts';
import { describeOtherTimes } from './own-appointment.ts';
import { findRequestType } from './read-appointment.ts';
import { readOffer } from './slots.ts';

/**
 * Finds another car or bay for an appointment that staff move to a free time without naming one, if its own is not free
 * then; undefined to keep it.
 */
async function findOtherBookable(
  db: Db,
  id: string,
  startAt: string,
  { viewer }: Changer,
): Promise<string | undefined> {
  const appointment = await requireAppointment(db, id, viewer);
  if (appointment.dealerId === null) return undefined;
  const records = buildLeadRecords(findRequestType(appointment.kind));
  const request = await findRecord(db, records, appointment.requestId);
  const wanted = describeOtherTimes({ appointment, request });
  const { free } = await readOffer(db, wanted, startAt, id);
  if (free.some(({ _id }) => _id === appointment.bookableId)) return undefined;
  return free[0]?._id;
}

/**
 * Changes an appointment for staff, and returns it. One that moves to a free time without a car or bay gets one that is
 * free. Throws like `changeAppointment`.
 */
export async function changeByStaff(
  db: Db,
  id: string,
  change: AppointmentOverride,
  changer: Changer,
): Promise<Appointment> {
  const { startAt, bookableId, overrideReason } = change;
  const mayChoose = startAt !== undefined && bookableId === undefined && !overrideReason;
  const other = mayChoose ? await findOtherBookable(db, id, startAt, changer) : undefined;
  return await changeAppointment(
    db,
    id,
    other ? { ...change, bookableId: other } : change,
    changer,
  );
}
