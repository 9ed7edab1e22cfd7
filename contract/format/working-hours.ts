import * as words from '#words/contract/format';

/** The hours of a day in the format of time inputs: 'HH:MM', 24 hours. */
export interface DayHours {
  opens: string;
  closes: string;
}

const timePattern = /^(\d{1,2})(?::(\d{2}))?\s*(am|pm)?$/i;
/** The separator between two times: a hyphen, a dash, or 'to'. */
const betweenTimes = /-|–|—|\bto\b/i;

/** Parses '9:00 AM', '9 am' or '17:00' to 'HH:MM'; null if it is not a time. */
function parseTime(text: string): string | null {
  const [, hourText, minuteText = '00', half] = timePattern.exec(text.trim()) ?? [];
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (hourText === undefined || minute > 59) return null;
  if (!half) return hour > 23 ? null : formatClock(hour, minute);
  if (hour < 1 || hour > 12) return null;
  return formatClock((hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0), minute);
}

const formatClock = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Formats 'HH:MM' as '9:00 AM', in any language: hours are stored so. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** Formats 'HH:MM' for visitors: '9:00 am'. */
export const sayTime = (time: string): string =>
  words.isStoredLanguage ? formatTime(time).toLowerCase() : words.clockTime(time);

/** Parses a day's hours, such as '9:00 AM - 6:00 PM'; null for other texts and for hours that end before they begin. */
export function parseDayHours(text: string): DayHours | null {
  const times = text.trim().split(betweenTimes);
  const [opens, closes] = times.map(parseTime);
  if (times.length !== 2 || !opens || !closes || opens >= closes) return null;
  return { opens, closes };
}

/** Formats a day's hours as dealers store them: '9:00 AM - 6:00 PM'. `parseDayHours` parses them. */
export const formatDayHours = ({ opens, closes }: DayHours): string =>
  `${formatTime(opens)} - ${formatTime(closes)}`;
