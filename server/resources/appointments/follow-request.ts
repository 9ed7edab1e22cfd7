import {
  type AppointmentStatus,
  appointmentMessages,
  isBlocking,
} from '#contract/appointments/appointment.ts';
import type { AppointmentFacts } from '#contract/lead.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { type Fields, readNamedTime } from './named-time.ts';
import { computeTimes } from './new-appointment.ts';
import { isTimeTaken } from './overlap.ts';
import {
  lockRequestAppointment,
  requireBookable,
  type StoredAppointment,
} from './read-appointment.ts';
import { recordAppointment } from './record-appointment.ts';
import { storeChange } from './store-change.ts';

/** What staff or the customer ask of the appointment itself, besides what follows from its request. */
export interface AppointmentOverride {
  /** ISO 8601. */
  startAt?: string | undefined;
  bookableId?: string | undefined;
  overrideReason?: string | null | undefined;
  status?: AppointmentStatus | undefined;
  /** Whether it is the customer's change, and visitors' emails are over the limit: it is stored without an email. */
  isOverEmailLimit?: boolean | undefined;
}

/** The length and pause of an appointment as they are, where its car or bay stays the same. */
const keepLength = ({ startAt, endAt, blockedUntil }: StoredAppointment) => ({
  slotMinutes: (Date.parse(endAt) - Date.parse(startAt)) / 60_000,
  bufferMinutes: (Date.parse(blockedUntil) - Date.parse(endAt)) / 60_000,
});

/** A request before and after its change, and what is asked of its appointment. */
interface Change {
  before: Fields;
  after: Fields;
  override: AppointmentOverride;
}

/**
 * Whether a closed appointment can still take place when its request is reopened: its car or bay is free, and after a
 * cancellation its time is to come. Marks of what happened, done and no-show, can be undone later too.
 */
async function isStillPossible(tx: Db, appointment: StoredAppointment): Promise<boolean> {
  if (appointment.status === 'cancelled' && Date.parse(appointment.startAt) <= Date.now()) {
    return false;
  }
  return !(await isTimeTaken(tx, appointment));
}

/**
 * Finds the status of an appointment after a change. It stays closed if it can no longer take place when its
 * request is reopened; staff then plan another time. Throws 'invalid' if staff reopen the appointment itself without a car or bay.
 */
async function findStatus(
  tx: Db,
  facts: AppointmentFacts,
  appointment: StoredAppointment,
  { before, after, override, isNamedAnew }: Change & { isNamedAnew: boolean },
): Promise<AppointmentStatus> {
  const { status, bookableId } = appointment;
  const isStatusChanged = before.status !== after.status;
  const followed = isStatusChanged ? facts.statuses[String(after.status)] : undefined;
  const next = override.status ?? followed ?? status;
  if (!isBlocking(next) || isBlocking(status)) return next;
  if (override.status === undefined) {
    if (bookableId === null) return status;
    return isNamedAnew || (await isStillPossible(tx, appointment)) ? next : status;
  }
  if ((override.bookableId ?? bookableId) !== null) return next;
  throw invalidInput([{ field: 'bookableId', message: appointmentMessages.needsBookable }]);
}

/** Builds what a change of a request and an override change of its appointment. */
async function buildChanges(
  tx: Db,
  facts: AppointmentFacts,
  appointment: StoredAppointment,
  change: Change,
): Promise<Partial<StoredAppointment>> {
  const { before, after, override } = change;
  const named = readNamedTime(facts, after);
  const isNamedAnew = named !== null && named !== readNamedTime(facts, before);
  const { bookableId, overrideReason } = override;
  const startAt = override.startAt ?? (isNamedAnew ? named : appointment.startAt);
  const isElsewhere = startAt !== appointment.startAt || bookableId !== undefined;
  const bookable =
    bookableId === undefined ? undefined : await requireBookable(tx, appointment, bookableId);
  return {
    status: await findStatus(tx, facts, appointment, { ...change, isNamedAnew }),
    ...(isElsewhere && {
      ...computeTimes(bookable ?? keepLength(appointment), startAt),
      ...(bookable && { bookableId: bookable._id }),
      overrideReason: overrideReason ?? null,
    }),
  };
}

/**
 * Finds what a request's change of dealer changes in its appointment: it belongs to the new dealer and leaves the car or
 * bay of the old one. Throws 'invalid' for an appointment to come.
 */
function followDealer(
  { status }: StoredAppointment,
  { before, after }: Pick<Change, 'before' | 'after'>,
): Partial<StoredAppointment> {
  if (before.dealerId === after.dealerId) return {};
  if (isBlocking(status)) {
    throw invalidInput([{ field: 'dealerId', message: appointmentMessages.keepsDealer }]);
  }
  return { dealerId: after.dealerId as string | null, bookableId: null };
}

/**
 * Changes the appointment of a request with the request: its status and dealer follow, and so does its time where the
 * request names another one. Call it in the transaction that changes the request, which it is told before and after.
 * Throws a conflict if the time is taken, and 'invalid' if the request leaves the dealer of an appointment to come.
 */
export async function followRequest(
  tx: Db,
  { slug, appointment: facts }: { slug: string; appointment: AppointmentFacts | null },
  {
    before,
    after,
    actor,
    override = {},
  }: {
    before: Fields;
    after: Fields & { _id: string };
    actor: Actor;
    override?: AppointmentOverride | undefined;
  },
): Promise<void> {
  if (!facts) return;
  const appointment = await lockRequestAppointment(tx, after._id);
  if (!appointment) return;
  const change = { before, after, override };
  const followed = followDealer(appointment, change);
  const changes = await buildChanges(tx, facts, { ...appointment, ...followed }, change);
  const stored = await storeChange(
    tx,
    appointment,
    { ...followed, ...changes },
    override.isOverEmailLimit,
  );
  await recordAppointment(
    tx,
    { slug, requestId: after._id, actor },
    { before: appointment, after: stored },
  );
}
