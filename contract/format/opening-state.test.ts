import { expect, it } from 'vitest';
import { describeOpening, groupWeek } from './opening-state.ts';

const day = '9:00 AM - 6:00 PM';
const week = {
  Monday: day,
  Tuesday: day,
  Wednesday: day,
  Thursday: day,
  Friday: '9:00 AM - 1:00 PM',
  Saturday: day,
  Sunday: 'Closed',
};

it.each([
  // Pakistan is five hours ahead of UTC: 03:30 on Saturday.
  ['2026-11-27T22:30:00Z', 'Closed now, opens 9:00 am'],
  ['2026-11-28T04:00:00Z', 'Open until 6:00 pm'],
  ['2026-11-28T12:59:59Z', 'Open until 6:00 pm'],
  ['2026-11-28T13:00:00Z', 'Closed now, opens Monday 9:00 am'],
  ['2026-11-29T07:00:00Z', 'Closed now, opens tomorrow 9:00 am'],
  ['2026-11-27T07:00:00Z', 'Open until 1:00 pm'],
])('at %s a dealer is: %s', (now, state) => {
  expect(describeOpening(week, new Date(now))).toBe(state);
});

it('says nothing about hours that are not known', () => {
  const now = new Date('2026-11-28T13:00:00Z');
  for (const hours of [
    {},
    { Saturday: 'By appointment' },
    { Saturday: day },
    Object.fromEntries(Object.keys(week).map((name) => [name, 'Closed'])),
  ]) {
    expect(describeOpening(hours, now)).toBeNull();
  }
});

it('groups days that follow each other and have the same hours', () => {
  expect(groupWeek(week)).toEqual([
    { days: 'Monday to Thursday', hours: day },
    { days: 'Friday', hours: '9:00 AM - 1:00 PM' },
    { days: 'Saturday', hours: day },
    { days: 'Sunday', hours: 'Closed' },
  ]);
  expect(groupWeek({ Monday: day, Wednesday: day })).toEqual([
    { days: 'Monday', hours: day },
    { days: 'Wednesday', hours: day },
  ]);
});
