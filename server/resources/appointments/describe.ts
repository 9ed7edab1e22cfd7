import { isBlocking } from '#contract/appointments/appointment.ts';
import { type AppointmentKind, appointmentKinds } from '#contract/appointments/kinds.ts';
import { formatAppointmentTime } from '#contract/appointments/words.ts';
import type { StoredAppointment } from './read-appointment.ts';

export { formatAppointmentTime };

/** Formats what an appointment is for: 'Test drive: Haval H6', or 'Test drive' without a vehicle. */
export const formatPurpose = (kind: AppointmentKind, vehicle: string | null): string =>
  vehicle === null ? appointmentKinds[kind] : `${appointmentKinds[kind]}: ${vehicle}`;

/** Returns the time before a move of an appointment to come that is to be announced; null if it was not moved. */
export const findOldTime = ({ status, movedFrom }: StoredAppointment): string | null =>
  isBlocking(status) ? movedFrom : null;

/** Formats a move: 'Test drive moved: Saturday, 2 January 2027, 15:00 (was Friday, 1 January, 10:00)'. */
export function formatMove({ kind, startAt }: StoredAppointment, movedFrom: string): string {
  const now = formatAppointmentTime(startAt);
  const before = formatAppointmentTime(movedFrom);
  const [year] = / \d{4},/.exec(now) ?? [''];
  return `${appointmentKinds[kind]} moved: ${now} (was ${before.replace(year, ',')})`;
}
