import type { SlotDay } from '#contract/appointments/slots.ts';
import * as words from '#words/site/appointments';
import { buildGroups } from '../forms/groups.ts';
import { formatDayParts } from './days.ts';

const daysPerWeek = 7;

/** Cuts days into weeks that begin with the weekday of the first. */
export const splitWeeks = (days: readonly SlotDay[]): SlotDay[][] =>
  Array.from({ length: Math.ceil(days.length / daysPerWeek) }, (_, week) =>
    days.slice(week * daysPerWeek, (week + 1) * daysPerWeek),
  );

/** Returns the first day with a free time, else the first day. */
export const findFirstFree = (days: readonly SlotDay[]): SlotDay | undefined =>
  days.find(({ times }) => times.length > 0) ?? days[0];

/** The word on a day that has no free time; null for the other days. */
export const nameUnavailable = ({ isClosed, times }: SlotDay): string | null => {
  if (times.length > 0) return null;
  return isClosed ? words.closed : words.full;
};

/** The part of the day in which a slot begins. */
function namePart(slot: string): string {
  const hour = Number(slot.slice(11, 13));
  if (hour < 12) return words.morning;
  return hour < 17 ? words.afternoon : words.evening;
}

/** Groups the slots of one day by morning, afternoon and evening. */
export const groupByPart = (slots: readonly string[]) => buildGroups(slots, namePart);

/** The day of a slot or date in words: 'Monday, 30 November'. */
export function formatLongDay(slot: string): string {
  const parts = formatDayParts(slot.slice(0, 10), 'long');
  return parts ? words.longDay(parts.weekday, parts.number, parts.month) : '';
}

/** A slot in a few letters, for buttons: 'Mon 30 Nov, 10:00'. */
export function formatShortSlot(slot: string): string {
  const parts = formatDayParts(slot.slice(0, 10), 'short');
  if (!parts) return slot;
  return words.dayWithTime(`${parts.weekday} ${parts.number} ${parts.month}`, slot.slice(11));
}

/** The first and the last day of a week: '24 – 30 Nov', '28 Nov – 4 Dec'. */
export function formatWeek(week: readonly SlotDay[]): string {
  const first = formatDayParts(week[0]?.date ?? '', 'short');
  const last = formatDayParts(week.at(-1)?.date ?? '', 'short');
  if (!first || !last) return '';
  const start = first.month === last.month ? first.number : `${first.number} ${first.month}`;
  return `${start} – ${last.number} ${last.month}`;
}
