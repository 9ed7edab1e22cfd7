import { dateFormat } from '../input/formats.ts';
import { z } from '../zod.ts';
import type { Appointment, AppointmentStatus } from './appointment.ts';
import type { AppointmentKind } from './kinds.ts';

/** An appointment in the calendar, with fields of its request. */
export interface CalendarAppointment extends Appointment {
  name: string;
  phone: string;
  vehicle: string;
  serviceType: string | null;
  requestStatus: string;
  assignedTo: string | null;
}

/** A request with a day but without a booked time. */
export interface UnbookedRequest {
  /** The request's id. */
  _id: string;
  kind: AppointmentKind;
  name: string;
  phone: string;
  vehicle: string;
  serviceType: string | null;
  /** The confirmed or else the wished day, YYYY-MM-DD. */
  day: string;
  /** HH:MM; null for any time. */
  time: string | null;
  status: AppointmentStatus;
}

/** A demo car or a service bay in the calendar. */
export interface CalendarBookable {
  _id: string;
  kind: AppointmentKind;
  label: string;
  slotMinutes: number;
  bufferMinutes: number;
  isActive: boolean;
}

/** The content of a dealer's calendar. */
export interface Calendar {
  bookables: CalendarBookable[];
  /** When the dealer is open, by kind: start and end in ISO 8601, UTC. */
  openings: Record<AppointmentKind, { start: string; end: string }[]>;
  /** Times that are closed, or opened in addition, with the reason. */
  closures: {
    _id: string;
    /** Null for both kinds. */
    kind: AppointmentKind | null;
    start: string;
    end: string;
    opens: boolean;
    reason: string;
  }[];
  appointments: CalendarAppointment[];
  /** Requests of these days that have no appointment, or only a cancelled one; none whose own status is cancelled. */
  unbooked: UnbookedRequest[];
}

const day = (name: string) =>
  z.string({ error: `${name} must be a date as YYYY-MM-DD` }).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, `${name} must be a date as YYYY-MM-DD`),
    z.refine((value) => dateFormat.parse(value) !== null, `${name} must be a date as YYYY-MM-DD`),
  );

/** The query of the calendar: whole days in Pakistan, both included. */
export const calendarQuery = z.object({
  dealerId: z.optional(z.guid({ error: 'There is no dealer with this id' })),
  from: day('from'),
  to: day('to'),
});
