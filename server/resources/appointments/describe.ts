import { type AppointmentKind, appointmentKinds } from '#contract/appointments/kinds.ts';

export { formatAppointmentTime } from '#contract/appointments/words.ts';

/** Formats what an appointment is for: 'Test drive: Haval H6', or 'Test drive' without a vehicle. */
export const formatPurpose = (kind: AppointmentKind, vehicle: string | null): string =>
  vehicle === null ? appointmentKinds[kind] : `${appointmentKinds[kind]}: ${vehicle}`;
