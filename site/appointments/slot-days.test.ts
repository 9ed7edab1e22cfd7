import { expect, it } from 'vitest';
import type { SlotDay } from '#contract/appointments/slots.ts';
import { hasFreeTimes, isFreeSlot } from './free-slots.ts';
import {
  findFirstFree,
  formatLongDay,
  formatShortSlot,
  formatWeek,
  groupByPart,
  nameUnavailable,
  splitWeeks,
} from './slot-days.ts';

/** Days from Monday, 30 November 2026 on, with the number of times of each. */
const buildDays = (...counts: number[]): SlotDay[] =>
  counts.map((times, index) => ({
    date: new Date(Date.UTC(2026, 10, 30 + index)).toISOString().slice(0, 10),
    isClosed: false,
    times: Array.from({ length: times }, (_, hour) => ({ time: `${hour + 10}:00`, free: 1 })),
  }));

it('knows whether a slot, or anything, is free', () => {
  const days = buildDays(0, 2);
  expect(isFreeSlot(days, '2026-12-01T11:00')).toBe(true);
  for (const slot of ['2026-12-01T12:00', '2026-11-30T10:00', '2026-12-01', '']) {
    expect(isFreeSlot(days, slot), slot).toBe(false);
  }
  expect(hasFreeTimes(days)).toBe(true);
  expect(hasFreeTimes(buildDays(0, 0))).toBe(false);
});

it('calls a day without free times closed if the dealer is, else full', () => {
  const [none, some] = buildDays(0, 1);
  if (!none || !some) throw new Error('two days are built');
  expect(nameUnavailable(none)).toBe('Full');
  expect(nameUnavailable({ ...none, isClosed: true })).toBe('Closed');
  expect(nameUnavailable(some)).toBeNull();
});

it('cuts thirty days into five weeks and finds the first free day of each', () => {
  const weeks = splitWeeks(buildDays(...Array.from({ length: 30 }, (_, index) => index % 3)));
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 2]);
  expect(weeks.map((week) => findFirstFree(week)?.date)).toEqual([
    '2026-12-01',
    '2026-12-07',
    '2026-12-14',
    '2026-12-22',
    '2026-12-28',
  ]);
  expect(findFirstFree(buildDays(0, 0))?.date).toBe('2026-11-30');
  expect(findFirstFree([])).toBeUndefined();
});

it('groups times by the part of the day', () => {
  const slots = ['2026-12-01T09:00', '2026-12-01T12:00', '2026-12-01T16:30', '2026-12-01T17:00'];
  expect(groupByPart(slots).map(({ name, items }) => [name, items.length])).toEqual([
    ['Morning', 1],
    ['Afternoon', 2],
    ['Evening', 1],
  ]);
});

it('words days, slots and weeks', () => {
  expect(formatLongDay('2026-12-01T10:00')).toBe('Tuesday, 1 December');
  expect(formatShortSlot('2026-12-01T10:00')).toBe('Tue 1 Dec, 10:00');
  expect(formatWeek(buildDays(1, 1))).toBe('30 Nov – 1 Dec');
  expect(formatWeek(buildDays(1, 1, 1).slice(1))).toBe('1 – 2 Dec');
  expect(formatWeek([])).toBe('');
});
