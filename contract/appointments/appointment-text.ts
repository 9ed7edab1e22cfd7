import * as words from '#words/contract/appointments';
import * as formatWords from '#words/contract/format';
import { formatDayInPakistan, formatTimeInPakistan, formatWeekday } from '../format/day-words.ts';
import { inPakistan } from '../format/pakistan-time.ts';
import type { AppointmentKind } from './kinds.ts';

/** What customers must bring. */
export const toBring: Record<AppointmentKind, string> = {
  'test-drive': words.toTestDrive,
  service: words.toService,
};

/** The note about a requested time. */
export { timeIsKept } from '#words/contract/appointments';

/** Formats when an appointment is: 'Saturday, 28 November 2026, 17:00'. Times are in Pakistan. */
export const formatAppointmentTime = (startAt: string): string =>
  words.appointmentTime(
    formatWeekday(inPakistan(startAt)),
    formatDayInPakistan(startAt),
    formatWords.clockTime(formatTimeInPakistan(startAt)),
  );

/** Formats a slot briefly: 'Sat 28 Nov, 17:00'. */
function formatSlotBriefly(slot: string): string {
  const date = new Date(slot.slice(0, 10));
  const month = formatWords.months[date.getUTCMonth()] ?? '';
  const day = [formatWeekday(date), String(date.getUTCDate()), month].map(formatWords.abbreviate);
  return `${day.join(' ')}${formatWords.comma}${formatWords.clockTime(slot.slice(11))}`;
}

/** Lists the next free slots in a sentence to append to an error; '' if there are none. */
export const nameNextSlots = (next: readonly string[]): string =>
  next.length === 0 ? '' : ` ${words.nextFreeTimes(next.map(formatSlotBriefly))}`;

/** Formats a dealer's address with its city, unless the address already contains it. */
export const formatAddress = ({ address, city }: { address: string; city: string }): string =>
  address.toLowerCase().endsWith(city.toLowerCase()) ? address : `${address}, ${city}`;

/** The anchor of the form for moving an appointment on the customer's page. */
export const moveAnchor = 'move';
