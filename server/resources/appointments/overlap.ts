import { appointmentMessages } from '#contract/appointments/appointment.ts';
import { slotMessages } from '#contract/appointments/slot-input.ts';
import { AppError } from '#server/platform/errors.ts';

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

/** Builds the error for a slot that is not free (any more), with the next free ones. */
export const slotTaken = (next: string[], message: string = slotMessages.taken): AppError =>
  new AppError('conflict', message, { errors: [{ field: 'slot', message }], data: { next } });

/** Builds the error for a time that staff choose although it is taken. */
export const timeTaken = (message: string = appointmentMessages.overlaps): AppError =>
  new AppError('conflict', message, { errors: [{ field: 'startAt', message }] });
