import { todayInPakistan } from '#contract/pakistan-time.ts';

/** The last `count` days in Pakistan as YYYY-MM-DD, ending with today. */
export function listLastDays(count: number): string[] {
  const today = new Date(`${todayInPakistan()}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today);
    day.setUTCDate(day.getUTCDate() - (count - 1 - index));
    return day.toISOString().slice(0, 10);
  });
}
