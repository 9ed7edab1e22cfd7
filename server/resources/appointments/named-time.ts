import { isBlocking } from '#contract/appointments/appointment.ts';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { formatSlot } from '#contract/appointments/slots.ts';
import { timeFormat } from '#contract/formats.ts';
import type { AppointmentFacts } from '#contract/lead.ts';
import type { Db } from '#server/platform/db/client.ts';
import { lockRequestAppointment } from './read-appointment.ts';

/** A request's fields. */
export type Fields = Record<string, unknown>;

/** Reads the time that a request names: as confirmed, else as asked for. Null if it names no day. */
export function readNamedTime({ date, time }: AppointmentFacts, request: Fields): string | null {
  const [day, clock] = request.confirmedDate
    ? [request.confirmedDate, request.confirmedTime]
    : [request[date], request[time]];
  if (typeof day !== 'string' || typeof clock !== 'string') return null;
  return timeFormat.parse(clock) ? slotToMoment(`${day}T${clock}`) : null;
}

/** Returns the fields of a request that name a time, with this time. A confirmed request keeps a confirmed time. */
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
 * Returns a change that confirms a request with the day and the time of its appointment where it leaves them out:
 * confirming is one act. Other changes, and those of a request that has a confirmed day, are returned as they are.
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
