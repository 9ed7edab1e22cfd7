import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { type AppointmentStatus, isBlocking } from '#contract/appointments/appointment.ts';
import { formatAddress, formatAppointmentTime } from '#contract/appointments/appointment-text.ts';
import { type AppointmentKind, appointmentKinds } from '#contract/appointments/kinds.ts';
import { formatReference } from '#contract/leads/lead.ts';
import type { StoredAppointment } from './read-appointment.ts';

export { formatAppointmentTime };

/** Formats the purpose of an appointment: 'Test drive: Haval H6', or 'Test drive' without a vehicle. */
export const formatPurpose = (kind: AppointmentKind, vehicle: string | null): string =>
  vehicle === null ? appointmentKinds[kind] : `${appointmentKinds[kind]}: ${vehicle}`;

/** Returns the previous time of an upcoming appointment if the customer must be told about the move, otherwise null. */
export const findOldTime = ({ status, movedFrom }: StoredAppointment): string | null =>
  isBlocking(status) ? movedFrom : null;

/** Formats a move: 'Test drive moved: Saturday, 2 January 2027, 15:00 (was Friday, 1 January, 10:00)'. */
export function formatMove({ kind, startAt }: StoredAppointment, movedFrom: string): string {
  const now = formatAppointmentTime(startAt);
  const before = formatAppointmentTime(movedFrom);
  const [year] = / \d{4},/.exec(now) ?? [''];
  return `${appointmentKinds[kind]} moved: ${now} (was ${before.replace(year, ',')})`;
}

/** The content of a calendar file. */
interface CalendarEvent {
  appointmentId: string;
  /** Increases with every change that the customer is notified of. */
  sequence: number;
  status: AppointmentStatus;
  /** ISO 8601. */
  startAt: string;
  endAt: string;
  updatedAt: string;
  summary: string;
  description: string;
  location: string;
  /** The appointment's page. */
  url: string;
  /** The site's host, which makes the event's id unique. */
  host: string;
}

/** The organizer and the attendee of an invitation. */
interface Invitation {
  organizer: { name: string; email: string };
  attendee: string;
}

/** An event keeps its id, so that calendars replace it. */
const buildUid = ({ appointmentId, host }: CalendarEvent): string => `${appointmentId}@${host}`;

const statuses = {
  requested: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

const findStatus = (status: AppointmentStatus): ICalEventStatus =>
  status in statuses ? statuses[status as keyof typeof statuses] : ICalEventStatus.CONFIRMED;

function build(method: ICalCalendarMethod, event: CalendarEvent, invitation?: Invitation): string {
  const calendar = ical({
    method,
    prodId: { company: 'Haval Pakistan', product: 'Appointments', language: 'EN' },
  });
  calendar.createEvent({
    id: buildUid(event),
    sequence: event.sequence,
    stamp: new Date(event.updatedAt),
    start: new Date(event.startAt),
    end: new Date(event.endAt),
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: event.url,
    status: findStatus(event.status),
    ...(invitation && {
      organizer: invitation.organizer,
      attendees: [
        {
          email: invitation.attendee,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.NEEDSACTION,
          rsvp: false,
        },
      ],
    }),
  });
  return `${calendar.toString()}\r\n`;
}

/**
 * Builds the file with which customers add an appointment to their own calendar (RFC 5546): times in UTC, no attendees.
 */
export const buildPublishedFile = (event: CalendarEvent): string =>
  build(ICalCalendarMethod.PUBLISH, event);

/** Builds the attachment of an email: an invitation, or its cancellation with the same id. */
export function buildInvitation(event: CalendarEvent, invitation: Invitation) {
  const isCancelled = event.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  return {
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    content: build(method, event, invitation),
  } as const;
}

interface EventFacts {
  /** Null if neither the catalogue nor the price list contains it. */
  vehicle: string | null;
  dealer: { name: string; address: string; city: string; phone: string } | null;
}

/** Builds the calendar file's content for an appointment. */
export function buildCalendarEvent(
  appointment: StoredAppointment,
  { vehicle, dealer }: EventFacts,
  { origin, url }: { origin: string; url: string },
): CalendarEvent {
  const { _id, kind, requestId, sequence, status, startAt, endAt, updatedAt } = appointment;
  return {
    appointmentId: _id,
    sequence,
    status,
    startAt,
    endAt,
    updatedAt,
    summary: formatPurpose(kind, vehicle),
    description: [
      `Reference: ${formatReference(requestId)}`,
      dealer && `Phone: ${dealer.phone}`,
      `Move or cancel: ${url}`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: dealer ? `${dealer.name}, ${formatAddress(dealer)}` : '',
    url,
    host: new URL(origin).hostname,
  };
}
