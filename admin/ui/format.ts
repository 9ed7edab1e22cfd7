import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { groupDigits } from '#contract/format/rupees.ts';

/** Formats a status: 'no-show' is 'No Show'. */
export function formatStatus(status: string): string {
  return status
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

interface Noun {
  one: string;
  many: string;
}

/** Formats a number: '1,200', '10,000+' if there may be more. */
export const formatNumber = (count: number, isAtLeast = false): string =>
  `${groupDigits(count)}${isAtLeast ? '+' : ''}`;

/** Chooses the noun of a count. */
export const chooseNoun = (count: number, noun: Noun): string =>
  count === 1 ? noun.one : noun.many;

/** Formats a count with its noun: '1 inquiry', '1,200 inquiries'. */
export const formatCount = (count: number, noun: Noun): string =>
  `${formatNumber(count)} ${chooseNoun(count, noun)}`;

/** Splits the label of a dealer, 'HAVAL Clifton, Karachi', before its city; a text without a comma has none. */
export function splitDealerLabel(label: string): { name: string; city: string } {
  const comma = label.lastIndexOf(', ');
  return comma < 0
    ? { name: label, city: '' }
    : { name: label.slice(0, comma), city: label.slice(comma + 2) };
}

const calendarDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a date (YYYY-MM-DD) in the viewer's locale, without a time zone. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : calendarDay.format(date);
}

const shortDay = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a date (YYYY-MM-DD) for the axis of a chart: 'Nov 28'. */
export const formatShortDay = (day: string): string => shortDay.format(new Date(day));

const dayOfThisYear = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone: 'UTC' });

/** Formats a time (HH:MM) in the viewer's locale; other texts stay as they are. A line does not break inside it. */
export function formatTime(time: string): string {
  const moment = new Date(`1970-01-01T${time}Z`);
  return Number.isNaN(moment.getTime()) ? time : clock.format(moment).replaceAll(' ', '\u00a0');
}

/** Formats the time (HH:MM) of an appointment; requests without one are stored at midnight. */
export const formatAppointmentTime = (time: string): string =>
  time === '00:00' ? 'Any time' : formatTime(time);

/**
 * Formats a date (YYYY-MM-DD) and a time (HH:MM), if there is one, in the viewer's locale: 'Sat, Nov 28, 5:00 PM', in
 * other years 'Nov 28, 2027, 5:00 PM'.
 */
export function formatMoment(date: string, time: string | null): string {
  const moment = new Date(`${date}T${time ?? '00:00'}Z`);
  if (Number.isNaN(moment.getTime())) return [date, time].filter(Boolean).join(', ');
  const isThisYear = date.slice(0, 4) === todayInPakistan().slice(0, 4);
  const day = (isThisYear ? dayOfThisYear : calendarDay).format(moment);
  return [day, time && formatTime(time)].filter(Boolean).join(', ');
}
