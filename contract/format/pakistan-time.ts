/** The time zone's name, for Intl and SQL. */
export const pakistanZone = 'Asia/Karachi';

/** A day in milliseconds: without daylight saving time, all days are equally long. */
export const dayMs = 86_400_000;

/**
 * A date whose UTC fields show Pakistan's time at a point in time (a Date or ISO 8601): five hours ahead
 * of UTC all year, as the last summer time ended in 2009. Without Intl, because loading it costs a
 * mid-range phone up to 100 ms before a page can be used.
 */
export const inPakistan = (moment: Date | string) =>
  new Date(new Date(moment).getTime() + 5 * 3_600_000);

/** The first moment of a day in Pakistan, YYYY-MM-DD, or of the day `later` days after it (ISO 8601, UTC). */
export const startOfDayInPakistan = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+05:00`) + later * dayMs).toISOString();

/** Today's date in Pakistan, YYYY-MM-DD. */
export const todayInPakistan = (now = new Date()): string =>
  inPakistan(now).toISOString().slice(0, 10);

/**
 * Whether a date (YYYY-MM-DD) and a time (HH:MM) in Pakistan have passed; a date without a time passes at its end. False
 * for other texts.
 */
export const hasPassedInPakistan = (date: string, time: string | null, now = new Date()): boolean =>
  Date.parse(`${date}T${time || '24:00'}:00+05:00`) < now.getTime();

/** Returns the day a number of days after another one, YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the Monday of a day's week. Both YYYY-MM-DD. */
export function findMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return addDays(day, 1 - weekday);
}
