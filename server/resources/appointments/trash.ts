import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { appointmentMessages, isBlocking } from '#contract/appointments/appointment.ts';
import { formatAppointmentTime, nameNextSlots } from '#contract/appointments/appointment-text.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { deleteQueued } from '#server/platform/mail/queue-emails.ts';
import type { NotRestored } from '#server/records/trash/rules.ts';
import { listNextTimes } from './follow-request.ts';
import { type AppointmentContext, type Fields, recordAppointment } from './named-time.ts';
import { findNextReminder } from './new-appointment.ts';
import { isOverlap, isTimeTaken } from './overlap.ts';
import { lockRequestAppointment, type StoredAppointment } from './read-appointment.ts';
import { appointments } from './schema.ts';

/** The columns that change in any restored appointment. */
type Restored = PgUpdateSetSource<typeof appointments>;

/** Whether an appointment would still take place if its request were not in the trash. */
const isToCome = ({ status, startAt }: StoredAppointment): boolean =>
  isBlocking(status) && Date.parse(startAt) > Date.now();

/**
 * Frees the time of an appointment whose request goes to the trash. It keeps its status, so that it can be restored,
 * but its customer sees an upcoming one as cancelled. Queued emails are deleted: the next one reports the outcome.
 */
export async function trashAppointment(tx: Db, requestId: string): Promise<void> {
  const appointment = await lockRequestAppointment(tx, requestId);
  if (!appointment) return;
  const { sequence, startAt, updatedAt, _id } = appointment;
  const isWaiting = await deleteQueued(tx, _id);
  await tx
    .update(appointments)
    .set({
      deletedAt: new Date().toISOString(),
      updatedAt: nextVersion(updatedAt),
      nextReminderAt: null,
      movedFrom: null,
      ...(isToCome(appointment) && { sequence: sequence + 1 }),
      ...(isWaiting && Date.parse(startAt) > Date.now() && { announcedSequence: sequence - 1 }),
    })
    .where(eq(appointments._id, _id));
}

/**
 * Cancels the appointment of a restored request, whose time is taken, and adds that to the request's timeline and to
 * the audit. Its customer gets one email, either about the deletion or now.
 */
async function cancelRestored(
  tx: Db,
  context: AppointmentContext,
  before: StoredAppointment,
  restored: Restored,
): Promise<void> {
  const [after] = await tx
    .update(appointments)
    .set({ ...restored, status: 'cancelled', nextReminderAt: null })
    .where(eq(appointments._id, before._id))
    .returning();
  if (!after) throw new Error('the appointment was not stored');
  await recordAppointment(tx, context, { before, after });
}

/** Restores an appointment at its time. Returns false if that has been taken. */
async function restoreTime(
  tx: Db,
  appointment: StoredAppointment,
  restored: Restored,
): Promise<boolean> {
  const { _id, status, sequence, announcedSequence } = appointment;
  if (isBlocking(status) && (await isTimeTaken(tx, appointment))) return false;
  // If its customer was told that it is cancelled, the next email revokes that.
  const wasAnnounced = announcedSequence === sequence;
  const announced = isToCome(appointment) && {
    sequence: wasAnnounced ? sequence + 1 : sequence - 1,
    nextReminderAt: findNextReminder(appointment.startAt),
  };
  if (announced) await deleteQueued(tx, _id);
  try {
    // A savepoint, because a violated constraint ends the transaction.
    await tx.transaction((nested) =>
      nested
        .update(appointments)
        .set({ ...restored, ...announced })
        .where(eq(appointments._id, _id)),
    );
    return true;
  } catch (error) {
    if (isOverlap(error)) return false;
    throw error;
  }
}

/**
 * Restores the appointment of a restored request. If its time has been taken, it is cancelled, and the result is what
 * staff must know; otherwise null.
 */
export async function restoreAppointment(
  tx: Db,
  context: AppointmentContext,
  request: Fields,
): Promise<NotRestored | null> {
  const appointment = await lockRequestAppointment(tx, context.requestId);
  if (!appointment || appointment.deletedAt === null) return null;
  const { startAt, sequence, updatedAt } = appointment;
  const restored: Restored = {
    deletedAt: null,
    updatedAt: nextVersion(updatedAt),
    // The customer gets no email about an appointment that has begun.
    ...(Date.parse(startAt) <= Date.now() && { announcedSequence: sequence }),
  };
  if (await restoreTime(tx, appointment, restored)) return null;
  await cancelRestored(tx, context, appointment, restored);
  const next = await listNextTimes(tx, appointment, request);
  const lost = appointmentMessages.isLost(formatAppointmentTime(startAt));
  return { message: `${lost}${nameNextSlots(next)}`, next };
}

/** Deletes the appointment of a request that is purged. */
export async function purgeAppointment(tx: Db, requestId: string): Promise<void> {
  const appointment = await lockRequestAppointment(tx, requestId);
  if (!appointment) return;
  await deleteQueued(tx, appointment._id);
  await tx.delete(appointments).where(eq(appointments._id, appointment._id));
}
