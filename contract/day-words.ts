import { inPakistan } from './pakistan-time.ts';

/** Sunday first, as Date counts them. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
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

/** Today's weekday in Pakistan: 'Monday'. */
export const weekdayInPakistan = (now = new Date()): string =>
  weekdays[inPakistan(now).getUTCDay()] ?? '';

/** A point in time (ISO 8601) as its day in Pakistan: '4 May 2026'. */
export function dayOf(moment: string): string {
  const date = inPakistan(moment);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A point in time (ISO 8601) as its time of day in Pakistan: '14:30'. */
export const timeOf = (moment: string): string => inPakistan(moment).toISOString().slice(11, 16);
