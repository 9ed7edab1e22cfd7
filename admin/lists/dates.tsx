import {
  dayMs,
  inPakistan,
  pakistanZone,
  todayInPakistan,
} from '#contract/format/pakistan-time.ts';
import { formatMoment, formatTime } from '../ui/format.ts';

const timeZone = pakistanZone;
const moment = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Formats an ISO time in the viewer's locale and Pakistan's time, as everything below. */
export function formatDateTime(iso: string): string {
  return moment.format(new Date(iso));
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone });
const thisYear = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone,
});
const otherYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });

/** Formats an ISO time for lists: 'Today 10:26 AM', 'Yesterday 5:00 PM', 'Sat, Nov 21', 'Nov 21, 2025'. */
export function formatInList(iso: string, now = Date.now()): string {
  const { day, time, isRecent } = splitMoment(iso, now);
  return isRecent ? `${day} ${time}` : day;
}

/** Formats an ISO time as lists do, but always with the time of day: 'Today 10:26 AM', 'Sat, Nov 21, 5:00 PM'. */
export function formatInDetails(iso: string, now = Date.now()): string {
  const { day, time, isRecent } = splitMoment(iso, now);
  return isRecent ? `${day} ${time}` : `${day}, ${time}`;
}

/** Formats an ISO time within a sentence: 'today, 3:00 PM', 'yesterday, 3:00 PM', 'Sat, Nov 21, 3:00 PM'. */
export function formatInSentence(iso: string, now = Date.now()): string {
  const { day, time, isRecent } = splitMoment(iso, now);
  return `${isRecent ? day.toLowerCase() : day}, ${time}`;
}

function splitMoment(iso: string, now: number) {
  const date = new Date(iso);
  const isOn = (day: number) => todayInPakistan(date) === todayInPakistan(new Date(day));
  // A line does not break inside a time.
  const time = clock.format(date).replaceAll(' ', '\u00a0');
  if (isOn(now)) return { day: 'Today', time, isRecent: true };
  if (isOn(now - dayMs)) return { day: 'Yesterday', time, isRecent: true };
  const isThisYear =
    inPakistan(date).getUTCFullYear() === inPakistan(new Date(now)).getUTCFullYear();
  return { day: (isThisYear ? thisYear : otherYear).format(date), time, isRecent: false };
}

const units: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A day in Pakistan as milliseconds, for counting days between two. */
const findDay = (time: number): number => Date.parse(todayInPakistan(new Date(time)));

/** Formats roughly how long ago a time was: '3 hours ago', and from a day on by the calendar: 'yesterday'. */
export function formatTimeAgo(iso: string, now = Date.now()): string {
  const time = Date.parse(iso);
  const seconds = (time - now) / 1000;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  if (Math.abs(seconds) < 60) return 'just now';
  const count = unit === 'day' ? (findDay(time) - findDay(now)) / dayMs : seconds / size;
  return relative.format(Math.round(count), unit);
}

const minuteMs = 60_000;

/** Formats a length of time: '12 min', '2 h', '3 d'. */
export function formatLength(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}

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

/** A time as in details, or in `format`; hovering shows it in full, and how long ago it was. */
export function Moment({
  iso,
  format = formatInDetails,
}: {
  iso: string;
  format?: (iso: string) => string;
}) {
  return (
    <time dateTime={iso} title={`${formatDateTime(iso)} (${formatTimeAgo(iso)})`}>
      {format(iso)}
    </time>
  );
}
