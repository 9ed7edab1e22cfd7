import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { appointmentMessages } from '#contract/appointments/appointment.ts';
import { slotMessages } from '#contract/appointments/slot-input.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import type { NewAppointment } from './new-appointment.ts';
import { appointments, isBlocking } from './schema.ts';

/** The car or bay of an appointment, and how long it needs it. */
type TimeOfBookable = Pick<
  NewAppointment,
  '_id' | 'bookableId' | 'startAt' | 'blockedUntil' | 'overrideReason'
>;

/**
 * PostgreSQL's error codes for a violated exclusion constraint, and for a deadlock: two changes that take the same time
 * at the same moment wait for each other, and one of them is ended.
 */
const overlapCodes: readonly unknown[] = ['23P01', '40P01'];

const findCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether a statement failed because an appointment overlaps another one. */
export const isOverlap = (error: unknown): boolean =>
  overlapCodes.includes(findCode(error)) ||
  (error instanceof Error && overlapCodes.includes(findCode(error.cause)));

/** Whether another appointment blocks the car or bay of one, unless staff gave a reason to overbook it. */
export async function isTimeTaken(
  tx: Db,
  { _id, bookableId, startAt, blockedUntil, overrideReason }: TimeOfBookable,
): Promise<boolean> {
  if (!bookableId || overrideReason) return false;
  const overlapping = await tx
    .select({ _id: appointments._id })
    .from(appointments)
    .where(
      and(
        eq(appointments.bookableId, bookableId),
        ne(appointments._id, _id),
        isBlocking,
        gt(appointments.blockedUntil, startAt),
        lt(appointments.startAt, blockedUntil),
      ),
    )
    .limit(1);
  return overlapping.length > 0;
}

/** Builds the error for a slot that is not free (any more), with the next free ones. */
export const slotTaken = (next: string[]): AppError =>
  new AppError('conflict', slotMessages.taken, {
    errors: [{ field: 'slot', message: slotMessages.taken }],
    data: { next },
  });

/** Builds the error for a time that staff choose although it is taken. */
export const timeTaken = (message: string = appointmentMessages.overlaps): AppError =>
  new AppError('conflict', message, { errors: [{ field: 'startAt', message }] });

/** Throws a conflict if the time is taken, also by an overbooked appointment, which the database lets others overlap. */
export async function refuseTaken(tx: Db, appointment: TimeOfBookable): Promise<void> {
  if (await isTimeTaken(tx, appointment)) throw timeTaken();
}
