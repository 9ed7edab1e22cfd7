import {
  formatDayInPakistan,
  formatTimeInPakistan,
  formatWeekday,
  months,
} from '../format/day-words.ts';
import { inPakistan } from '../format/pakistan-time.ts';
import type { AppointmentKind } from './kinds.ts';

/** What customers must bring. */
export const toBring: Record<AppointmentKind, string> = {
  'test-drive': 'Please bring your driving licence and your CNIC.',
  service: 'Please bring your car, its key and the registration book.',
};

/** The note about a requested time. */
export const timeIsKept = 'We keep this time for you. The dealership will confirm it.';

/** Formats when an appointment is: 'Saturday, 28 November 2026, 17:00'. Times are in Pakistan. */
export const formatAppointmentTime = (startAt: string): string =>
  `${formatWeekday(inPakistan(startAt))}, ${formatDayInPakistan(startAt)}, ${formatTimeInPakistan(startAt)}`;

/** Formats a slot briefly: 'Sat 28 Nov, 17:00'. */
function formatSlotBriefly(slot: string): string {
  const [weekday, number, month] = [
    formatWeekday(new Date(`${slot.slice(0, 10)}T00:00:00Z`)).slice(0, 3),
    Number(slot.slice(8, 10)),
    months[Number(slot.slice(5, 7)) - 1]?.slice(0, 3),
  ];
  return `${weekday} ${number} ${month}, ${slot.slice(11)}`;
}

/** Lists the next free slots in a sentence to append to an error; '' if there are none. */
export const nameNextSlots = (next: readonly string[]): string =>
  next.length === 0 ? '' : ` The next free times are ${next.map(formatSlotBriefly).join('; ')}.`;

/** Formats a dealer's address with its city, unless the address already contains it. */
export const formatAddress = ({ address, city }: { address: string; city: string }): string =>
  address.toLowerCase().endsWith(city.toLowerCase()) ? address : `${address}, ${city}`;

/** The anchor of the form for moving an appointment on the customer's page. */
export const moveAnchor = 'move';
