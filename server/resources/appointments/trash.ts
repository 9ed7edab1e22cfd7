import { eq } from 'drizzle-orm';
import { isBlocking } from '#contract/appointments/appointment.ts';
import type { Db } from '#server/platform/db/client.ts';
import { deleteQueued } from '#server/platform/mail/queue-emails.ts';
import { isOverlap, isTimeTaken } from './overlap.ts';
import { lockRequestAppointment, type StoredAppointment } from './read-appointment.ts';
import { type AppointmentContext, recordAppointment } from './record-appointment.ts';
import { findNextReminder } from './reminder-times.ts';
import { appointments } from './schema.ts';

/**
 * Frees the time of an appointment whose request goes to the trash, and takes back what is not sent yet: it is announced
 * again if the request is restored before its time.
 */
export async function trashAppointment(tx: Db, requestId: string): Promise<void> {
  const appointment = await lockRequestAppointment(tx, requestId);
  if (!appointment) return;
  const isWaiting = await deleteQueued(tx, appointment._id);
  await tx
    .update(appointments)
    .set({
      deletedAt: new Date().toISOString(),
      nextReminderAt: null,
      ...(isWaiting && { announcedSequence: appointment.sequence - 1 }),
    })
    .where(eq(appointments._id, appointment._id));
}

/** Marks an appointment that has begun as announced, so that its customer gets no email about it. */
const announceIfOver = ({ startAt }: StoredAppointment, sequence: number) =>
  Date.parse(startAt) <= Date.now() ? { announcedSequence: sequence } : {};

/**
 * Cancels the appointment of a restored request, whose time is taken, and says so in the request's timeline and in the
 * audit. `restored` is what changes in any restored appointment.
 */
async function cancelRestored(
  tx: Db,
  context: AppointmentContext,
  before: StoredAppointment,
  restored: Partial<StoredAppointment>,
): Promise<void> {
  const sequence = before.sequence + 1;
  const [after] = await tx
    .update(appointments)
    .set({
      ...restored,
      ...announceIfOver(before, sequence),
      status: 'cancelled',
      nextReminderAt: null,
      sequence,
    })
    .where(eq(appointments._id, before._id))
    .returning();
  if (!after) throw new Error('the appointment was not stored');
  await recordAppointment(tx, context, { before, after });
}

/** Puts the appointment of a restored request back; it is cancelled if its time was taken since. */
export async function restoreAppointment(tx: Db, context: AppointmentContext): Promise<void> {
  const appointment = await lockRequestAppointment(tx, context.requestId);
  if (!appointment || appointment.deletedAt === null) return;
  const { _id, status, startAt, sequence } = appointment;
  const restored = {
    deletedAt: null,
    nextReminderAt: findNextReminder(startAt),
    ...announceIfOver(appointment, sequence),
  };
  if (isBlocking(status) && (await isTimeTaken(tx, appointment))) {
    await cancelRestored(tx, context, appointment, restored);
    return;
  }
  try {
    // A savepoint, because a violated constraint ends the transaction.
    await tx.transaction((nested) =>
      nested.update(appointments).set(restored).where(eq(appointments._id, _id)),
    );
  } catch (error) {
    if (!isOverlap(error)) throw error;
    await cancelRestored(tx, context, appointment, restored);
  }
}

/** Deletes the appointment of a request that is purged. */
export async function purgeAppointment(tx: Db, requestId: string): Promise<void> {
  const appointment = await lockRequestAppointment(tx, requestId);
  if (!appointment) return;
  await deleteQueued(tx, appointment._id);
  await tx.delete(appointments).where(eq(appointments._id, appointment._id));
}
