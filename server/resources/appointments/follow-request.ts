import {
  type AppointmentStatus,
  appointmentMessages,
  isBlocking,
  isOutcome,
} from '#contract/appointments/appointment.ts';
import { formatAppointmentTime, nameNextSlots } from '#contract/appointments/appointment-text.ts';
import type { AppointmentFacts } from '#contract/leads/lead.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { type Fields, readNamedTime, recordAppointment } from './named-time.ts';
import { computeTimes } from './new-appointment.ts';
import { isTimeTaken } from './overlap.ts';
import {
  lockRequestAppointment,
  requireBookable,
  type StoredAppointment,
} from './read-appointment.ts';
import { describeVisit } from './read-plan.ts';
import { readOffer } from './slots.ts';
import { storeChange } from './store-change.ts';

/**
 * A direct change of the appointment, by staff or the customer, in addition to the changes that follow from its
 * request.
 */
export interface AppointmentOverride {
  /** ISO 8601. */
  startAt?: string | undefined;
  bookableId?: string | undefined;
  overrideReason?: string | null | undefined;
  status?: AppointmentStatus | undefined;
  /** Whether staff confirm that it is done or missed before its time. */
  isBeforeTime?: boolean | undefined;
  /** Whether it is the customer's change, and visitors' emails are over the limit: it is stored without an email. */
  isOverEmailLimit?: boolean | undefined;
}

/** Returns the stored length and pause of an appointment, for a move with the same car or bay. */
const keepLength = ({ startAt, endAt, blockedUntil }: StoredAppointment) => ({
  slotMinutes: (Date.parse(endAt) - Date.parse(startAt)) / 60_000,
  bufferMinutes: (Date.parse(blockedUntil) - Date.parse(endAt)) / 60_000,
});

/** A request before and after its change, and the direct change of its appointment. */
interface Change {
  before: Fields;
  after: Fields;
  override: AppointmentOverride;
}

/**
 * Whether a closed appointment can still take place when its request is reopened: its car or bay is free, and if it was
 * cancelled, its time has not passed. The statuses 'done' and 'no-show' can be undone later, too.
 */
async function isStillPossible(tx: Db, appointment: StoredAppointment): Promise<boolean> {
  if (appointment.status === 'cancelled' && Date.parse(appointment.startAt) <= Date.now()) {
    return false;
  }
  return !(await isTimeTaken(tx, appointment));
}

/** Builds a conflict about a request's status. */
const refuseStatus = (message: string, next?: string[]): AppError =>
  new AppError('conflict', `${message}${nameNextSlots(next ?? [])}`, {
    errors: [{ field: 'status', message }],
    ...(next && { data: { next } }),
  });

/** Lists the free times that a request can have instead of the time of its cancelled appointment. */
export async function listNextTimes(
  tx: Db,
  { kind, dealerId, startAt, _id }: StoredAppointment,
  request: Fields,
): Promise<string[]> {
  if (dealerId === null) return [];
  return (await readOffer(tx, describeVisit(kind, dealerId, request), startAt, _id)).next;
}

/**
 * Finds the status of a closed appointment whose request is reopened. If it can no longer take place, it stays closed,
 * and staff must plan another time: a pending request can wait for that. Throws a conflict with the next free times if
 * the request would be confirmed.
 */
async function reopen(
  tx: Db,
  appointment: StoredAppointment,
  request: Fields,
  { next, isNamedAnew }: { next: AppointmentStatus; isNamedAnew: boolean },
): Promise<AppointmentStatus> {
  const { status, bookableId, startAt } = appointment;
  if (bookableId !== null && (isNamedAnew || (await isStillPossible(tx, appointment)))) return next;
  if (next !== 'confirmed') return status;
  const message = appointmentMessages.isGone(formatAppointmentTime(startAt));
  throw refuseStatus(message, await listNextTimes(tx, appointment, request));
}

/**
 * Finds the status of an appointment after a change. Throws a conflict if its request would be confirmed without it,
 * and 'invalid' if staff reopen an appointment that has no car or bay.
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
    return await reopen(tx, appointment, after, { next, isNamedAnew });
  }
  if ((override.bookableId ?? bookableId) !== null) return next;
  throw invalidInput([{ field: 'bookableId', message: appointmentMessages.needsBookable }]);
}

/**
 * Validates the next status of an appointment. A cancelled one stays cancelled if its request is closed. Throws a
 * conflict if it would be done or missed before its time, unless staff confirm that.
 */
function checkMark(
  { status }: StoredAppointment,
  {
    next,
    startAt,
    override,
  }: Pick<Change, 'override'> & { next: AppointmentStatus; startAt: string },
): AppointmentStatus {
  if (next === status || !isOutcome(next) || Date.parse(startAt) <= Date.now()) return next;
  if (override.status === undefined && !isBlocking(status)) return status;
  if (override.isBeforeTime) return next;
  throw refuseStatus(appointmentMessages.isToCome(formatAppointmentTime(startAt)));
}

/** Builds the changes of an appointment from a change of its request and from direct changes. */
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
  const next = await findStatus(tx, facts, appointment, { ...change, isNamedAnew });
  return {
    status: checkMark(appointment, { next, startAt, override }),
    ...(isElsewhere && {
      ...computeTimes(bookable ?? keepLength(appointment), startAt),
      ...(bookable && { bookableId: bookable._id }),
      overrideReason: overrideReason ?? null,
    }),
  };
}

/**
 * Builds the appointment's changes when its request changes the dealer: the appointment moves to the new dealer and
 * loses its car or bay. Throws 'invalid' for an upcoming appointment.
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
 * Returns when the customer last moved an appointment, for staff who have not handled that yet: null once staff change
 * it, or the status or the next follow-up of its request.
 */
function findUnseenMove(
  appointment: StoredAppointment,
  changes: Partial<StoredAppointment>,
  { before, after, override, actor }: Change & { actor: Actor },
): string | null {
  const isMoved = changes.startAt !== undefined && changes.startAt !== appointment.startAt;
  if (actor.accountId === null) {
    return isMoved ? new Date().toISOString() : appointment.movedByCustomerAt;
  }
  const isSeen =
    isMoved ||
    Object.keys(override).length > 0 ||
    before.status !== after.status ||
    before.nextFollowUp !== after.nextFollowUp;
  return isSeen ? null : appointment.movedByCustomerAt;
}

/**
 * Updates a request's appointment with the request: its status and dealer follow, and so does its time if the request's
 * date or time changed. Call it in the transaction that changes the request, with the request before and after. Throws
 * a conflict if the time is taken, if the request would be confirmed without its appointment, or if the appointment
 * would be done before its time without `isBeforeTime`; 'invalid' if the request with an upcoming appointment changes its dealer.
 */
export async function syncAppointment(
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
    {
      ...followed,
      ...changes,
      movedByCustomerAt: findUnseenMove(appointment, changes, { ...change, actor }),
    },
    override.isOverEmailLimit,
  );
  await recordAppointment(
    tx,
    { slug, requestId: after._id, actor },
    { before: appointment, after: stored },
  );
}
