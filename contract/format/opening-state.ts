import * as words from '#words/contract/dealers/hours';
import * as formatWords from '#words/contract/format';
import { formatTimeInPakistan, weekdayInPakistan, weekdays } from './day-words.ts';
import { parseDayHours, sayTime } from './working-hours.ts';

/** A dealer's hours by weekday, as dealers store them. Days without text are not known. */
export type WeekHours = Partial<Record<string, string>>;

const isClosed = (text: string | undefined): boolean => /closed/i.test(text ?? '');

/** Words the next opening after today: 'tomorrow 9:00 am'; null if it is not known. */
function describeNextOpening(hours: WeekHours, today: number): string | null {
  for (let later = 1; later <= 7; later += 1) {
    const day = weekdays[(today + later) % 7] ?? '';
    const next = parseDayHours(hours[day] ?? '');
    if (next) {
      const time = sayTime(next.opens);
      return later === 1
        ? words.tomorrow(time)
        : words.onWeekday(formatWords.nameWeekday(day), time);
    }
    if (!isClosed(hours[day])) return null;
  }
  return null;
}

/**
 * Says whether a dealer is open at a moment: 'Open until 6:00 pm', 'Closed now, opens 9:00 am', '… opens tomorrow 9:00
 * am' or '… opens Monday 9:00 am'. Null if today's hours are not known, or no opening follows.
 */
export function describeOpening(hours: WeekHours, now = new Date()): string | null {
  const days: readonly string[] = weekdays;
  const today = days.indexOf(weekdayInPakistan(now));
  const time = formatTimeInPakistan(now.toISOString());
  const text = hours[weekdays[today] ?? ''];
  const open = parseDayHours(text ?? '');
  if (!open && !isClosed(text)) return null;
  if (open && time < open.opens) return words.opensNext(sayTime(open.opens));
  if (open && time < open.closes) return words.openUntil(sayTime(open.closes));
  const next = describeNextOpening(hours, today);
  return next && words.opensNext(next);
}

/** Groups the days of a week with the same hours: 'Monday to Saturday', '9:00 AM - 6:00 PM'. */
export function groupWeek(hours: WeekHours): { days: string; hours: string }[] {
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const text = hours[day];
    const group = groups.at(-1);
    if (!text) continue;
    if (group && group.hours === text && group.last === weekdays[index - 1]) group.last = day;
    else groups.push({ first: day, last: day, hours: text });
  }
  return groups.map(({ first, last, hours: text }) => ({
    days: nameDays(first, last),
    hours: formatWords.isStoredLanguage ? text : sayHours(text),
  }));
}

function nameDays(first: string, last: string): string {
  const [from, to] = [first, last].map(formatWords.nameWeekday) as [string, string];
  return from === to ? from : words.days(from, to);
}

/** Words the stored hours of a day in another language; returns others than times and 'Closed' unchanged. */
function sayHours(text: string): string {
  const hours = parseDayHours(text);
  if (!hours) return isClosed(text) ? words.closed : text;
  return words.hours(sayTime(hours.opens), sayTime(hours.closes));
}
