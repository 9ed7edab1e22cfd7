import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { AppointmentStatus } from '#contract/appointments/appointment.ts';

/** What a calendar file says about an appointment. */
export interface CalendarEvent {
  appointmentId: string;
  /** Rises with every change that the customer hears of. */
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

/** The two sides of an invitation. */
interface Invitation {
  organizer: { name: string; email: string };
  attendee: string;
}

/** An event never gets another id, so that calendars replace it. */
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

/** Builds the file that a customer adds to their own calendar (RFC 5546): times in UTC, and nobody is invited. */
export const buildPublishedFile = (event: CalendarEvent): string =>
  build(ICalCalendarMethod.PUBLISH, event);

/** Builds what goes along with an email: an invitation, or its cancellation under the same id. */
export function buildInvitation(event: CalendarEvent, invitation: Invitation) {
  const isCancelled = event.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  return {
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    content: build(method, event, invitation),
  } as const;
}
