/*
 * Pakistan's calendar and clock: five hours ahead of UTC all year (the last summer time ended in 2009).
 * Not asked of Intl: waking it costs a mid-range phone up to 100 ms before a page can be used.
 */
const aheadMs = 5 * 3_600_000;

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

/** A date whose UTC fields are those of Pakistan's clock at a point in time (a Date or ISO 8601). */
const inPakistan = (moment: Date | string) => new Date(new Date(moment).getTime() + aheadMs);

/** Today's date in Pakistan, YYYY-MM-DD. */
export const todayInPakistan = (now = new Date()): string =>
  inPakistan(now).toISOString().slice(0, 10);

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
