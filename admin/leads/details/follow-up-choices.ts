import { addDays, findMonday, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { formatMoment, momentFormat } from '#contract/input/moment.ts';

/** A next follow-up that one press chooses. */
export interface FollowUpChoice {
  /** The key that chooses it in the details. */
  key: string;
  label: string;
  /** Pakistan time, YYYY-MM-DDTHH:MM. */
  value: string;
}

const stepMs = 5 * 60_000;

/** Two hours from now, on the next five minutes: Pakistan time, YYYY-MM-DDTHH:MM. */
export const inTwoHours = (now: Date): string =>
  formatMoment(
    new Date(Math.ceil((now.getTime() + 2 * 3_600_000) / stepMs) * stepMs).toISOString(),
  );

/** Whether a follow-up, YYYY-MM-DDTHH:MM in Pakistan, has passed; true for none. */
export function hasPassed(value: string, now: Date): boolean {
  const moment = momentFormat.parse(value);
  return moment === null || Date.parse(moment) <= now.getTime();
}

/** Lists the usual next follow-ups, each at its own key; one that has passed or stands above is left out. */
export function listFollowUps(now: Date): FollowUpChoice[] {
  const today = todayInPakistan(now);
  const choices = [
    { key: '1', label: 'In 2 h', value: inTwoHours(now) },
    { key: '2', label: 'Today 5:00 pm', value: `${today}T17:00` },
    { key: '3', label: 'Tomorrow 11:00 am', value: `${addDays(today, 1)}T11:00` },
    { key: '4', label: 'Monday 11:00 am', value: `${addDays(findMonday(today), 7)}T11:00` },
  ];
  return choices.filter(
    ({ value }, index) =>
      !hasPassed(value, now) && choices.findIndex((one) => one.value === value) === index,
  );
}
