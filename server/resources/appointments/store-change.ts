import { and, eq, isNotNull } from 'drizzle-orm';
import { isBlocking } from '#contract/appointments/appointment.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { deleteQueued } from '#server/platform/mail/queue-emails.ts';
import { findNextReminder } from './new-appointment.ts';
import { isOverlap, refuseTaken, timeTaken } from './overlap.ts';
import type { StoredAppointment } from './read-appointment.ts';
import { appointments } from './schema.ts';

/**
 * Whether customers are notified of a change: another time, a confirmation, a cancellation or its reversal. They are
 * not notified if an appointment has begun or is over, unless it gets a future time.
 */
function mustBeAnnounced(before: StoredAppointment, after: StoredAppointment): boolean {
  const lastStart = Math.max(Date.parse(before.startAt), Date.parse(after.startAt));
  if (lastStart <= Date.now()) return false;
  if (before.status === after.status)
    return before.startAt !== after.startAt && isBlocking(after.status);
  return isBlocking(after.status) || (after.status === 'cancelled' && isBlocking(before.status));
}

/** The columns that determine which other appointments conflict with an appointment. */
const placeFields = ['bookableId', 'startAt', 'blockedUntil', 'overrideReason'] as const;

/** Whether a change occupies a car or bay at a time that the appointment did not block before. */
const needsFreeTime = (before: StoredAppointment, after: StoredAppointment): boolean =>
  isBlocking(after.status) &&
  (!isBlocking(before.status) || placeFields.some((name) => before[name] !== after[name]));

/**
 * Finds the time that the customer was told, if the appointment has moved since: the email about a change names both.
 * While an email is due, the customer knows an older time than the stored one.
 */
function findKnownTime(
  before: StoredAppointment,
  { startAt }: StoredAppointment,
  isDue: boolean,
): string | null {
  const known = (isDue && before.movedFrom) || before.startAt;
  return known === startAt ? null : known;
}

/**
 * Stores a changed appointment. With `isOverEmailLimit`, no email about the change is sent, except to replace another
 * one that is due or queued. Throws a conflict if its time is taken.
 */
export async function storeChange(
  tx: Db,
  before: StoredAppointment,
  changes: Partial<StoredAppointment>,
  isOverEmailLimit = false,
): Promise<StoredAppointment> {
  const after = { ...before, ...changes };
  if (needsFreeTime(before, after)) await refuseTaken(tx, after);
  const isAnnounced = mustBeAnnounced(before, after);
  const isMoved = before.startAt !== after.startAt || before.status !== after.status;
  // A queued email is outdated: another one follows, or none is needed.
  const isWaiting = isMoved && (await deleteQueued(tx, before._id));
  const isDue = isWaiting || before.announcedSequence < before.sequence;
  const sequence = isAnnounced ? before.sequence + 1 : before.sequence;
  const [stored] = await tx
    .update(appointments)
    .set({
      ...changes,
      updatedAt: nextVersion(before.updatedAt),
      sequence,
      ...(isOverEmailLimit && !isDue && { announcedSequence: sequence }),
      moves: before.startAt === after.startAt ? before.moves : before.moves + 1,
      ...(isMoved && {
        movedFrom: findKnownTime(before, after, isDue),
        nextReminderAt: isBlocking(after.status) ? findNextReminder(after.startAt) : null,
      }),
    })
    .where(eq(appointments._id, before._id))
    .returning()
    .catch((error: unknown) => {
      throw isOverlap(error) ? timeTaken() : error;
    });
  if (!stored) throw new Error('the appointment was not stored');
  return stored;
}

/** Records that staff have handled the move of a request's appointment by its customer. */
export async function markMoveSeen(tx: Db, requestId: string): Promise<void> {
  await tx
    .update(appointments)
    .set({ movedByCustomerAt: null })
    .where(and(eq(appointments.requestId, requestId), isNotNull(appointments.movedByCustomerAt)));
}
