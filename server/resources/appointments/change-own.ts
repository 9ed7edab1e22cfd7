import { appointmentMessages, type OwnAppointment } from '#contract/appointments/appointment.ts';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import type { EmailLimiter } from '#server/platform/mail/email-limiter.ts';
import { newId } from '#server/platform/new-id.ts';
import { changeAppointmentIn } from './change-appointment.ts';
import type { AppointmentOverride } from './follow-request.ts';
import { isOverlap, refuseSlot } from './overlap.ts';
import {
  describeOtherTimes,
  describeOwn,
  findByToken,
  isChangeable,
  type LinkedAppointment,
  readOwn,
} from './own-appointment.ts';
import type { StoredAppointment } from './read-appointment.ts';
import { readOffer } from './slots.ts';

/** The actor of changes by link. No account can have this name. */
const actor: Actor = { accountId: null, username: '(customer)' };
const viewer: Viewer = { username: actor.username, permissions: [], dealerId: null };

/** The dependencies of a change by the customer. */
export interface OwnChange {
  db: Db;
  emailLimiter: EmailLimiter;
  token: string;
  /** The IP address that the request came from. */
  sender: string;
}

function refuseOver(appointment: StoredAppointment): void {
  if (!isChangeable(appointment)) throw new AppError('conflict', appointmentMessages.isOver);
}

const changeNow = (
  { db }: OwnChange,
  appointment: StoredAppointment,
  change: AppointmentOverride,
) =>
  db.transaction((tx) =>
    changeAppointmentIn(tx, appointment, change, { actor, viewer }, refuseOver),
  );

/**
 * Makes a change, whose emails count against the limits of emails to visitors: anyone can book with any address, and
 * then move the appointment repeatedly. Over the limits, the change is made without an email. If the customer has no
 * address, the dealer's email still counts.
 */
async function countEmail<Result>(
  { emailLimiter, sender }: OwnChange,
  { appointment, request }: LinkedAppointment,
  change: (isOverEmailLimit: boolean) => Promise<Result>,
): Promise<Result> {
  const subject = `appointment ${appointment._id} ${newId()}`;
  const recipient = typeof request.email === 'string' ? request.email : appointment._id;
  const email = { recipient, sender, subject };
  const isAllowed = emailLimiter.allows(email);
  try {
    return await change(!isAllowed);
  } catch (error) {
    if (isAllowed) emailLimiter.giveBack(email);
    throw error;
  }
}

/**
 * Moves an appointment to another free slot for its customer; the car or bay stays the same if it is free. Throws
 * 'not-found', a conflict for an appointment that has begun or is over, and a conflict with the next free slots if the
 * slot is taken.
 */
export async function moveOwn(own: OwnChange, slot: string): Promise<OwnAppointment> {
  const { db, token } = own;
  const linked = await findByToken(db, token);
  const { appointment } = linked;
  refuseOver(appointment);
  const startAt = slotToMoment(slot);
  if (startAt === appointment.startAt) return await describeOwn(db, linked);
  const { free, next, refusal } = await readOffer(
    db,
    describeOtherTimes(linked),
    startAt,
    appointment._id,
  );
  const isSame = ({ _id }: { _id: string }) => _id === appointment.bookableId;
  const candidates = [...free.filter(isSame), ...free.filter((one) => !isSame(one))];
  await countEmail(own, linked, async (isOverEmailLimit) => {
    for (const { _id: bookableId } of candidates) {
      try {
        return await changeNow(own, appointment, { startAt, bookableId, isOverEmailLimit });
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
    }
    throw refuseSlot(free.length > 0 ? 'taken' : refusal, next);
  });
  return await readOwn(db, token);
}

const isTaken = (error: unknown): boolean =>
  isOverlap(error) ||
  (error instanceof AppError &&
    (error.details.errors ?? []).some(({ field }) => field === 'startAt'));

/**
 * Cancels an appointment for its customer; cancelling twice is not an error, even concurrently. Throws 'not-found', and
 * a conflict if it has begun.
 */
export async function cancelOwn(own: OwnChange): Promise<OwnAppointment> {
  const { db, token } = own;
  const linked = await findByToken(db, token);
  const { appointment } = linked;
  if (appointment.status === 'cancelled') return await describeOwn(db, linked);
  try {
    await countEmail(own, linked, (isOverEmailLimit) =>
      changeNow(own, appointment, { status: 'cancelled', isOverEmailLimit }),
    );
  } catch (error) {
    const now = await readOwn(db, token);
    if (now.status !== 'cancelled') throw error;
    return now;
  }
  return await readOwn(db, token);
}
