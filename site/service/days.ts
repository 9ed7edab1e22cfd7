import { months, weekdayOf } from '#contract/day-words.ts';

/** A day in words, apart, as a page sets them in different sizes. */
export interface DayInWords {
  weekday: string;
  number: string;
  month: string;
  year: string;
}

/** The words of a calendar day (YYYY-MM-DD), of three letters if short; undefined if it is none. */
export function dayInWords(day: string, length: 'short' | 'long'): DayInWords | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const cut = (word = '') => (length === 'short' ? word.slice(0, 3) : word);
  return {
    weekday: cut(weekdayOf(date)),
    number: String(date.getUTCDate()),
    month: cut(months[date.getUTCMonth()]),
    year: String(date.getUTCFullYear()),
  };
}

/** So many days from `first` on, each as YYYY-MM-DD. */
export function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
}
