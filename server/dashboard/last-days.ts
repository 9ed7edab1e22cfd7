import { todayInPakistan } from '#contract/pakistan-time.ts';

/** The last days in Pakistan as YYYY-MM-DD, today the last of them. */
export function lastDays(count: number): string[] {
  const today = new Date(`${todayInPakistan()}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today);
    day.setUTCDate(day.getUTCDate() - (count - 1 - index));
    return day.toISOString().slice(0, 10);
  });
}
