import { formatMoment, formatTime } from '../ui/format-day.ts';
import { formatInDetails } from './dates.ts';

const momentPattern = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g;
const dayPattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;
const timePattern = /\b\d{2}:\d{2}(?::\d{2})?\b/g;
const onlyTime = /^\d{2}:\d{2}(?::\d{2})?$/;

/** Formats the times (HH:MM) within a text: 'Monday 09:00–18:00' becomes 'Monday 9:00 AM–6:00 PM'. */
export const formatTimesIn = (text: string): string => text.replaceAll(timePattern, formatTime);

/** Formats the moments (ISO 8601, UTC) within a text as in details: 'Sat, Nov 28, 3:00 PM · Haval H6'. */
export const formatMomentsIn = (text: string): string =>
  text.replaceAll(momentPattern, (iso) =>
    Number.isNaN(Date.parse(iso)) ? iso : formatInDetails(iso),
  );

/**
 * Formats a field's value as it is stored or typed: a day (YYYY-MM-DD), a time (HH:MM), both (YYYY-MM-DDTHH:MM), and
 * moments within a text. Other texts stay as they are.
 */
export function formatStoredTimes(value: string): string {
  const [, day, time = null] = dayPattern.exec(value) ?? [];
  if (day) return formatMoment(day, time);
  return onlyTime.test(value) ? formatTime(value) : formatMomentsIn(value);
}
