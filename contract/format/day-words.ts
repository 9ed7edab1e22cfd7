import { inPakistan } from './pakistan-time.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The weekday of a date's UTC day: 'Monday'. */
export const formatWeekday = (date: Date): string => weekdays[(date.getUTCDay() + 6) % 7] ?? '';

/** Today's weekday in Pakistan. */
export const weekdayInPakistan = (now = new Date()): string => formatWeekday(inPakistan(now));

/** Formats a point in time (ISO 8601) as its day in Pakistan, or a day (YYYY-MM-DD): '4 May 2026'. */
export function formatDayInPakistan(moment: string): string {
  const date = inPakistan(moment);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Formats a point in time (ISO 8601) as the time of day in Pakistan: '14:30'. */
export const formatTimeInPakistan = (moment: string): string =>
  inPakistan(moment).toISOString().slice(11, 16);
