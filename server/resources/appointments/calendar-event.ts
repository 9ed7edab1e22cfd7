import { formatAddress } from '#contract/appointments/words.ts';
import { formatReference } from '#contract/lead.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { formatPurpose } from './describe.ts';
import type { StoredAppointment } from './read-appointment.ts';

interface EventFacts {
  /** Null if neither the catalogue nor the price list knows it. */
  vehicle: string | null;
  dealer: { name: string; address: string; city: string; phone: string } | null;
}

/** Builds what a calendar file says of an appointment. */
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
