import { todayInPakistan } from '#contract/format/pakistan-time.ts';

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
