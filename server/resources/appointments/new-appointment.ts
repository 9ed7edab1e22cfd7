import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import type { SlotBookable } from '#contract/appointments/slots.ts';
import { newId } from '#server/platform/new-id.ts';
import { type AppointmentLinks, hashToken } from './links.ts';
import type { appointments } from './schema.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long before an appointment its customer is reminded. */
const reminderLeadsMs = [24 * hourMs, 2 * hourMs] as const;

/**
 * Returns when the next reminder of an appointment is due (ISO 8601): a day before, then two hours before; null if it
 * is too late for either. A new appointment gets no reminder before the next of these times.
 */
export function findNextReminder(startAt: string, now = new Date()): string | null {
  const due = reminderLeadsMs.map((lead) => Date.parse(startAt) - lead);
  const next = due.find((time) => time > now.getTime());
  return next === undefined ? null : new Date(next).toISOString();
}

/** Builds the times of an appointment that starts at a moment (ISO 8601) with a bookable. */
export function computeTimes(
  { slotMinutes, bufferMinutes }: Omit<SlotBookable, '_id'>,
  startAt: string,
) {
  const end = Date.parse(startAt) + slotMinutes * minuteMs;
  return {
    startAt: new Date(startAt).toISOString(),
    endAt: new Date(end).toISOString(),
    blockedUntil: new Date(end + bufferMinutes * minuteMs).toISOString(),
  };
}

/** An appointment to store, without its request. */
export type NewAppointment = Omit<typeof appointments.$inferInsert, 'requestId' | 'deletedAt'>;

interface Planned {
  kind: AppointmentKind;
  dealerId: string;
  bookable: SlotBookable;
  /** ISO 8601. */
  startAt: string;
  createdBy: NewAppointment['createdBy'];
  overrideReason?: string | null | undefined;
}

/** Builds a requested appointment, for which the customer gets an email. */
export async function buildAppointment(
  links: AppointmentLinks,
  { bookable, startAt, kind, dealerId, createdBy, overrideReason = null }: Planned,
): Promise<NewAppointment & { token: string }> {
  const _id = newId();
  const token = await links.createToken(_id);
  const now = new Date().toISOString();
  return {
    _id,
    createdAt: now,
    updatedAt: now,
    kind,
    dealerId,
    bookableId: bookable._id,
    status: 'requested',
    ...computeTimes(bookable, startAt),
    createdBy,
    overrideReason,
    tokenHash: hashToken(token),
    sequence: 0,
    announcedSequence: -1,
    nextReminderAt: findNextReminder(startAt),
    token,
  };
}
