import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { type AppointmentStatus, isBlocking } from '#contract/appointments/appointment.ts';
import { formatAddress } from '#contract/appointments/appointment-text.ts';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import {
  appointmentNames,
  formatAppointmentTime,
  inLanguages,
} from '#contract/format/in-languages.ts';
import { formatReference } from '#contract/leads/lead.ts';
import type { Language } from '#contract/site/language.ts';
import type { StoredAppointment } from './read-appointment.ts';
import * as english from './words.ts';
import * as urdu from './words.ur.ts';

/** The words of emails and calendar files about appointments. */
export const appointmentWords = inLanguages(english, urdu);

/** Formats the purpose of an appointment: 'Test drive: Haval H6', or 'Test drive' without a vehicle. */
export function formatPurpose(
  language: Language,
  kind: AppointmentKind,
  vehicle: string | null,
): string {
  const name = appointmentNames[language].kinds[kind];
  return vehicle === null ? name : appointmentWords[language].withVehicle(name, vehicle);
}

/** Returns the previous time of an upcoming appointment if the customer must be told about the move, otherwise null. */
export const findOldTime = ({ status, movedFrom }: StoredAppointment): string | null =>
  isBlocking(status) ? movedFrom : null;

/** Formats a move: 'Test drive moved: Saturday, 2 January 2027, 15:00 (was Friday, 1 January, 10:00)'. */
export const formatMove = (
  language: Language,
  { kind, startAt }: StoredAppointment,
  movedFrom: string,
): string =>
  appointmentWords[language].moved(
    appointmentNames[language].kinds[kind],
    formatAppointmentTime(language, startAt),
    formatAppointmentTime(language, movedFrom),
  );

/** The content of a calendar file. */
interface CalendarEvent {
  /** The language of its texts. */
  language: Language;
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

/** Lines of a calendar file whose texts have a language. */
const texts = /^(SUMMARY|DESCRIPTION)(?=:)/gm;

/** Folds a line after at most 75 octets, without cutting a character: RFC 5545, 3.1. */
function foldLine(line: string): string {
  const lines = [''];
  let size = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (size + octets > 75) {
      lines.push('');
      // The space at the start of the next line counts.
      size = 1;
    }
    lines[lines.length - 1] += character;
    size += octets;
  }
  return lines.join('\r\n ');
}

/** Adds the language to the texts of a calendar file, unless it is English; the library cannot. */
function nameLanguage(file: string, language: Language): string {
  if (language === 'en') return file;
  return file
    .replaceAll(/\r\n[ \t]/g, '')
    .replaceAll(texts, `$1;LANGUAGE=${language}`)
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
}

function build(method: ICalCalendarMethod, event: CalendarEvent, invitation?: Invitation): string {
  const calendar = ical({
    method,
    prodId: {
      company: 'Haval Pakistan',
      product: 'Appointments',
      language: event.language.toUpperCase(),
    },
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
  return `${nameLanguage(calendar.toString(), event.language)}\r\n`;
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
  language: Language;
  /** Null if neither the catalogue nor the price list contains it. */
  vehicle: string | null;
  dealer: { name: string; address: string; city: string; phone: string } | null;
}

/** Builds the calendar file's content for an appointment. */
export function buildCalendarEvent(
  appointment: StoredAppointment,
  { language, vehicle, dealer }: EventFacts,
  { origin, url }: { origin: string; url: string },
): CalendarEvent {
  const { _id, kind, requestId, sequence, status, startAt, endAt, updatedAt } = appointment;
  const words = appointmentWords[language];
  return {
    language,
    appointmentId: _id,
    sequence,
    status,
    startAt,
    endAt,
    updatedAt,
    summary: formatPurpose(language, kind, vehicle),
    description: [
      words.reference(formatReference(requestId)),
      dealer && words.phone(dealer.phone),
      words.moveOrCancel(url),
    ]
      .filter(Boolean)
      .join('\n'),
    location: dealer ? `${dealer.name}, ${formatAddress(dealer)}` : '',
    url,
    host: new URL(origin).hostname,
  };
}
