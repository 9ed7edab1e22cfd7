import { and, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import { appointmentMessages } from '#contract/appointments/appointment.ts';
import { slotMessages } from '#contract/appointments/slot-input.ts';
import type { SlotRefusal } from '#contract/appointments/slots.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { appointments, isBlocking } from './schema.ts';

/** The maximum length of an appointment. */
const maxAppointmentMinutes = 480;

/** The car or bay of an appointment, and the time it is occupied. */
type TimeOfBookable = Pick<
  typeof appointments.$inferInsert,
  '_id' | 'dealerId' | 'bookableId' | 'startAt' | 'blockedUntil' | 'overrideReason'
>;

/**
 * PostgreSQL's error codes for a violated exclusion constraint, and for a deadlock: two changes that take the same time
 * concurrently wait for each other, and one of them is aborted.
 */
const overlapCodes: readonly unknown[] = ['23P01', '40P01'];

const findCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether a statement failed because an appointment overlaps another one. */
export const isOverlap = (error: unknown): boolean =>
  overlapCodes.includes(findCode(error)) ||
  (error instanceof Error && overlapCodes.includes(findCode(error.cause)));

/**
 * The condition for appointments that may extend into a period. The index only contains their start; none takes longer
 * than twice the maximum, including its pause.
 */
export const startsNear = (from: string, until: string): SQL | undefined =>
  and(
    gt(
      appointments.startAt,
      new Date(Date.parse(from) - 2 * maxAppointmentMinutes * 60_000).toISOString(),
    ),
    lt(appointments.startAt, until),
  );

/** Whether another appointment blocks the car or bay of an appointment, unless staff gave a reason to overbook it. */
export async function isTimeTaken(
  tx: Db,
  { _id, dealerId, bookableId, startAt, blockedUntil, overrideReason }: TimeOfBookable,
): Promise<boolean> {
  if (!dealerId || !bookableId || overrideReason) return false;
  const overlapping = await tx
    .select({ _id: appointments._id })
    .from(appointments)
    .where(
      and(
        eq(appointments.dealerId, dealerId),
        eq(appointments.bookableId, bookableId),
        ne(appointments._id, _id),
        isBlocking,
        startsNear(startAt, blockedUntil),
        gt(appointments.blockedUntil, startAt),
      ),
    )
    .limit(1);
  return overlapping.length > 0;
}

/** Builds the error for a slot that is unavailable, with the next free ones. */
export const refuseSlot = (refusal: SlotRefusal, next: string[]): AppError =>
  new AppError('conflict', slotMessages[refusal], {
    errors: [{ field: 'slot', message: slotMessages[refusal] }],
    data: { next },
  });

/** Builds the error for a taken time that staff choose. */
export const timeTaken = (message: string = appointmentMessages.overlaps): AppError =>
  new AppError('conflict', message, { errors: [{ field: 'startAt', message }] });

/** Throws a conflict if the time is taken, even by an overbooked appointment, which the database allows to overlap. */
export async function refuseTaken(tx: Db, appointment: TimeOfBookable): Promise<void> {
  if (await isTimeTaken(tx, appointment)) throw timeTaken();
}
