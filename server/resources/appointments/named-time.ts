import { isBlocking } from '#contract/appointments/appointment.ts';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { formatSlot } from '#contract/appointments/slots.ts';
import { timeFormat } from '#contract/input/formats.ts';
import type { AppointmentFacts } from '#contract/leads/lead.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { addEntries } from '#server/resources/leads/timeline/entries.ts';
import {
  lockRequestAppointment,
  readBookableLabel,
  type StoredAppointment,
} from './read-appointment.ts';

/** A request's fields. */
export type Fields = Record<string, unknown>;

/** Reads a request's date and time: confirmed, or else requested. Null without a date. */
export function readNamedTime({ date, time }: AppointmentFacts, request: Fields): string | null {
  const [day, clock] = request.confirmedDate
    ? [request.confirmedDate, request.confirmedTime]
    : [request[date], request[time]];
  if (typeof day !== 'string' || typeof clock !== 'string') return null;
  return timeFormat.parse(clock) ? slotToMoment(`${day}T${clock}`) : null;
}

/** Returns the request's fields for a date and time. A confirmed request gets a confirmed time. */
export function nameTime(
  { date, time }: AppointmentFacts,
  request: Fields,
  startAt: string,
): Fields {
  const [day, clock] = formatSlot(startAt).split('T');
  return request.confirmedDate
    ? { confirmedDate: day, confirmedTime: clock }
    : { [date]: day, [time]: clock };
}

/**
 * Completes a change that confirms a request with the day and the time of its appointment if the change omits them, so
 * that confirming is one action. Returns other changes, and changes of a request with a confirmed day, unchanged.
 */
export async function confirmTime(
  tx: Db,
  facts: AppointmentFacts | null,
  request: Fields & { _id: string },
  changes: Fields,
): Promise<Fields> {
  if (facts?.statuses[String(changes.status)] !== 'confirmed') return changes;
  if (request.confirmedDate) return changes;
  const appointment = await lockRequestAppointment(tx, request._id);
  if (!appointment || !isBlocking(appointment.status)) return changes;
  const [day, clock] = formatSlot(appointment.startAt).split('T');
  return {
    ...changes,
    confirmedDate: changes.confirmedDate || day,
    confirmedTime: changes.confirmedTime || clock,
  };
}

/** Summarizes an appointment. Its time stays ISO 8601 in UTC, which screens format. */
async function summarize(tx: Db, appointment: StoredAppointment): Promise<string> {
  const { startAt, bookableId, status, overrideReason } = appointment;
  const label = await readBookableLabel(tx, bookableId);
  const reason = overrideReason && `overbooked: ${overrideReason}`;
  return [startAt, label, status, reason].filter(Boolean).join(' · ');
}

/** The request of an appointment, and who changes it. */
export interface AppointmentContext {
  slug: string;
  requestId: string;
  actor: Actor;
}

/** Adds a change of an appointment to the timeline of its request and to the audit. */
export async function recordAppointment(
  tx: Db,
  { slug: kind, requestId: recordId, actor }: AppointmentContext,
  { before, after }: { before: StoredAppointment | null; after: StoredAppointment },
): Promise<void> {
  const was = before && (await summarize(tx, before));
  const is = await summarize(tx, after);
  if (was === is) return;
  const by = actor.accountId === null ? null : actor.username;
  const text = was === null ? is : `${was} → ${is}`;
  await addEntries(tx, { kind, recordId }, [{ type: 'appointment', by, text }]);
  await recordAudit(tx, actor, {
    kind,
    recordId,
    before: { appointment: was },
    after: { appointment: is },
  });
}
