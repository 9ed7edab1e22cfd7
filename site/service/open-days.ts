import type { Dealer } from '#contract/dealers/dealers.ts';
import { formatWeekday, weekdays } from '#contract/format/day-words.ts';
import { parseDayHours } from '#contract/format/working-hours.ts';

/** Returns the weekdays on which at least one dealer is open; null if no dealer's hours are known. */
export function listOpenDays(dealers: readonly Pick<Dealer, 'workingHours'>[]): string[] | null {
  const open = weekdays.filter((day) =>
    dealers.some(({ workingHours }) => parseDayHours(workingHours[day] ?? '')),
  );
  return open.length > 0 ? open : null;
}

/** Returns the weekday of a date (YYYY-MM-DD). */
export const findWeekday = (day: string): string => formatWeekday(new Date(`${day}T00:00:00Z`));
