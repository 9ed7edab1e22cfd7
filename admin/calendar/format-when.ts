import { formatDay, formatMoment, formatTime } from '../ui/format.ts';
import { formatMinute, fromMoment } from './grid.ts';

/** Formats when an appointment is: 'Sat, Nov 28, 5:00 PM'. */
export function formatWhen(startAt: string): string {
  const { day, minute } = fromMoment(startAt);
  return formatMoment(day, formatMinute(minute));
}

const dayMinutes = 1440;

/** Formats a period: whole days by their names, all others with their times. */
export function formatPeriod(start: string, end: string): string {
  const first = fromMoment(start);
  const last = fromMoment(new Date(Date.parse(end) - 60_000).toISOString());
  const isWholeDays = first.minute === 0 && last.minute === dayMinutes - 1;
  if (!isWholeDays) {
    const { day, minute } = fromMoment(end);
    const until = day === first.day ? formatTime(formatMinute(minute)) : formatWhen(end);
    return `${formatWhen(start)} to ${until}`;
  }
  const [from, to] = [formatWeekday(first.day), formatWeekday(last.day)];
  return from === to ? from : `${from} to ${to}`;
}

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' });

/** Formats a day with its weekday: 'Sat, Nov 28, 2026'. */
export const formatWeekday = (day: string): string =>
  `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${formatDay(day)}`;
