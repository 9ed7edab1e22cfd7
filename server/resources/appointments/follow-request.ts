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

/** Finds the status of an appointment after a change. One without a car or bay takes place again only if it gets one. */
function findStatus(
  facts: AppointmentFacts,
  { status, bookableId }: StoredAppointment,
  { before, after, override }: Change,
): AppointmentStatus {
  const isStatusChanged = before.status !== after.status;
  const followed = isStatusChanged ? facts.statuses[String(after.status)] : undefined;
  const next = override.status ?? followed ?? status;
  const isReopened = isBlocking(next) && !isBlocking(status);
  if (!isReopened || (override.bookableId ?? bookableId) !== null) return next;
  if (override.status === undefined) return status;
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
    status: findStatus(facts, appointment, change),
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
