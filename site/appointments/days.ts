import { formatWeekday } from '#contract/format/day-words.ts';
import { addDays } from '#contract/format/pakistan-time.ts';
import * as formatWords from '#words/contract/format';

/** The parts of a date as text, for display in different sizes. */
export interface DayParts {
  weekday: string;
  number: string;
  month: string;
  year: string;
}

/**
 * Formats the parts of a date (YYYY-MM-DD); `short` abbreviates names. Returns undefined for an
 * invalid date.
 */
export function formatDayParts(day: string, length: 'short' | 'long'): DayParts | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const abbreviate = (word = '') => (length === 'short' ? formatWords.abbreviate(word) : word);
  return {
    weekday: abbreviate(formatWeekday(date)),
    number: String(date.getUTCDate()),
    month: abbreviate(formatWords.months[date.getUTCMonth()]),
    year: String(date.getUTCFullYear()),
  };
}

/** Lists `count` days from `first` on, each as YYYY-MM-DD. */
export const listDays = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));
