import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { deleteQueued } from '#server/platform/mail/queue-emails.ts';
import { isOverlap } from './overlap.ts';
import { lockRequestAppointment } from './read-appointment.ts';
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

/** Puts the appointment of a restored request back; it is cancelled if its time was taken since. */
export async function restoreAppointment(tx: Db, requestId: string): Promise<void> {
  const ofRequest = and(eq(appointments.requestId, requestId), isNotNull(appointments.deletedAt));
  const appointment = await lockRequestAppointment(tx, requestId);
  if (!appointment) return;
  const isPast = Date.parse(appointment.startAt) <= Date.now();
  const restored = {
    deletedAt: null,
    nextReminderAt: findNextReminder(appointment.startAt),
    ...(isPast && { announcedSequence: appointment.sequence }),
  };
  try {
    // A savepoint, because a violated constraint ends the transaction.
    await tx.transaction((nested) => nested.update(appointments).set(restored).where(ofRequest));
  } catch (error) {
    if (!isOverlap(error)) throw error;
    await tx
      .update(appointments)
      .set({ deletedAt: null, status: 'cancelled', sequence: appointment.sequence + 1 })
      .where(ofRequest);
  }
}

/** Deletes the appointment of a request that is purged. */
export async function purgeAppointment(tx: Db, requestId: string): Promise<void> {
  const appointment = await lockRequestAppointment(tx, requestId);
  if (!appointment) return;
  await deleteQueued(tx, appointment._id);
  await tx.delete(appointments).where(eq(appointments._id, appointment._id));
}
