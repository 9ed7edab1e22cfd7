import * as words from '#words/contract/format';
import { inPakistan } from './pakistan-time.ts';

/** The weekdays as dealers' hours are stored; visitors read `formatWeekday`. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The weekday of a date's UTC day, one of `weekdays`. */
export const findWeekday = (date: Date): string => weekdays[(date.getUTCDay() + 6) % 7] ?? '';

/** The name of the weekday of a date's UTC day, for visitors. */
export const formatWeekday = (date: Date): string => words.nameWeekday(findWeekday(date));

/** Today's weekday in Pakistan, one of `weekdays`. */
export const weekdayInPakistan = (now = new Date()): string => findWeekday(inPakistan(now));

/** Formats a point in time (ISO 8601) as its day in Pakistan, or a day (YYYY-MM-DD): '4 May 2026'. */
export function formatDayInPakistan(moment: string): string {
  const date = inPakistan(moment);
  return words.fullDate(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
}

/** Formats a point in time (ISO 8601) as the time of day in Pakistan: '14:30'. */
export const formatTimeInPakistan = (moment: string): string =>
  inPakistan(moment).toISOString().slice(11, 16);
