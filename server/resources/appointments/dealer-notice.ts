import { formatAppointmentTime } from '#contract/appointments/appointment-text.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { isEmailAddress } from '#contract/leads/timeline.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import type { Email } from '#server/platform/mail/queue-emails.ts';
import { findOldTime, formatMove, formatPurpose } from './calendar-file.ts';
import { readDealerFacts, readVehicleToShow, type StoredAppointment } from './read-appointment.ts';

const states: Partial<Record<StoredAppointment['status'], string>> = {
  requested: 'It waits for your confirmation.',
  confirmed: 'It stays confirmed: there is nothing to confirm again.',
};

/**
 * Builds the email to a dealer about an appointment that the customer moved, sent to the dealer's address, otherwise to
 * DESK_EMAIL. It contains no names. Null if the customer did not move it, or if there is no address.
 */
export async function buildDealerNotice(
  tx: Db,
  { DESK_EMAIL }: Pick<Env, 'DESK_EMAIL'>,
  appointment: StoredAppointment,
): Promise<Email | null> {
  const movedFrom = findOldTime(appointment);
  if (!movedFrom || appointment.movedByCustomerAt === null) return null;
  const { kind, status, startAt, requestId, dealerId } = appointment;
  const dealer = await readDealerFacts(tx, dealerId);
  const address = dealer?.email ?? null;
  const recipient = isEmailAddress(address) ? address : DESK_EMAIL;
  if (!recipient) return null;
  return {
    recipient,
    subject: formatMove('en', appointment, movedFrom),
    text: [
      `A customer${dealer ? ` of ${dealer.name}` : ''} has moved an appointment. ${states[status] ?? ''}`,
      [
        formatPurpose('en', kind, await readVehicleToShow(tx, appointment)),
        `${formatAppointmentTime(startAt)}, Pakistan time`,
        `Before: ${formatAppointmentTime(movedFrom)}`,
        `Reference: ${formatReference(requestId)}`,
      ].join('\n'),
      'You find it in the back office: in My Day, and in the calendar.',
    ].join('\n\n'),
  };
}
