import { formatDayInPakistan, formatTimeInPakistan, formatWeekday } from '../day-words.ts';
import { inPakistan } from '../pakistan-time.ts';
import type { AppointmentKind } from './kinds.ts';

/** What customers bring along. */
export const toBring: Record<AppointmentKind, string> = {
  'test-drive': 'Please bring your driving licence and your CNIC.',
  service: 'Please bring your car, its key and the registration book.',
};

/** What a requested time means. */
export const timeIsKept = 'We keep this time for you. The dealership will confirm it.';

/** Formats when an appointment is: 'Saturday, 28 November 2026, 17:00'. Times are in Pakistan. */
export const formatAppointmentTime = (startAt: string): string =>
  `${formatWeekday(inPakistan(startAt))}, ${formatDayInPakistan(startAt)}, ${formatTimeInPakistan(startAt)}`;

/** Formats where a dealer is. Many addresses name the city already. */
export const formatAddress = ({ address, city }: { address: string; city: string }): string =>
  address.toLowerCase().endsWith(city.toLowerCase()) ? address : `${address}, ${city}`;

/** The anchor of the customer's page where the appointment is moved. */
export const moveAnchor = 'move';
