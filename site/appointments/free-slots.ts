import type { SlotDay } from '#contract/appointments/slots.ts';

/** Lists the slots of a day: YYYY-MM-DDTHH:MM. */
export const listDaySlots = ({ date, times }: SlotDay): string[] =>
  times.map(({ time }) => `${date}T${time}`);

/** Whether a slot is among the free ones. */
export const isFreeSlot = (days: readonly SlotDay[], slot: string): boolean =>
  days.some((day) => slot.startsWith(day.date) && listDaySlots(day).includes(slot));

/** Whether anything is free at all. */
export const hasFreeTimes = (days: readonly SlotDay[]): boolean =>
  days.some(({ times }) => times.length > 0);
