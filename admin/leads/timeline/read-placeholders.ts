import { isBlocking, type RequestAppointment } from '#contract/appointments/appointment.ts';
import { formatReference, type LeadRecordBase } from '#contract/lead.ts';
import { otherInquiry } from '#contract/leads/other-inquiry.ts';
import type { PlaceholderValues } from '#contract/message-templates.ts';
import { formatWhen } from '../../calendar/format-when.ts';
import { formatMoment } from '../../ui/format-day.ts';

/** Reads what templates can name from a request of any type. */
export function readPlaceholders(
  lead: LeadRecordBase,
  dealers: ReadonlyMap<string, string>,
  appointment: RequestAppointment | null | undefined,
): PlaceholderValues {
  const stored: Record<string, unknown> = { ...lead };
  const read = (...names: string[]) => {
    const found = names.map((name) => stored[name]).find((value) => typeof value === 'string');
    return typeof found === 'string' ? found : null;
  };
  const vehicle = read('selectedVehicle', 'vehicle');
  const day = read('confirmedDate');
  const toCome = appointment && isBlocking(appointment.status) ? appointment : null;
  return {
    firstName: read('firstName', 'fullName'),
    // An inquiry about none of the models names no vehicle.
    vehicle: vehicle === otherInquiry ? null : vehicle,
    dealership:
      (lead.dealerId && dealers.get(lead.dealerId)) ||
      read('selectedDealership', 'preferredDealership'),
    reference: formatReference(lead._id),
    appointment: toCome
      ? formatWhen(toCome.startAt)
      : day && formatMoment(day, read('confirmedTime')),
    link: toCome?.link,
  };
}
