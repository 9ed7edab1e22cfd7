import { expect, it } from 'vitest';
import { formatInDetails, formatInList, formatTimeAgo } from './dates.ts';

const now = new Date('2026-11-23T18:00:00+05:00').getTime();

it.each([
  [new Date('2026-11-23T10:26:00+05:00'), /^Today 10:26/],
  [new Date('2026-11-22T17:00:00+05:00'), /^Yesterday 0?5:00|^Yesterday 17:00/],
  [new Date('2026-11-21T17:00:00+05:00'), /^(?=.*Sat)(?=.*Nov)(?=.*21)(?!.*2026)/],
  [new Date('2025-11-21T17:00:00+05:00'), /^(?=.*Nov)(?=.*21)(?=.*2025)(?!.*Fri)/],
])('names a recent day in words, and the weekday or the year of others: %s', (date, text) => {
  expect(formatInList(date.toISOString(), now)).toMatch(text);
});

it.each([
  [new Date('2026-11-23T10:26:00+05:00'), /^Today 10:26/],
  [new Date('2026-11-21T17:00:00+05:00'), /^(?=.*Sat)(?=.*Nov)(?=.*21)(?=.*(0?5|17):00)/],
  [new Date('2025-11-21T17:00:00+05:00'), /^(?=.*Nov)(?=.*21)(?=.*2025)(?=.*(0?5|17):00)/],
])('in details also older times have the time of day: %s', (date, text) => {
  expect(formatInDetails(date.toISOString(), now)).toMatch(text);
});

it.each([
  [new Date('2026-11-23T17:59:30+05:00'), 'just now'],
  [new Date('2026-11-22T20:00:00+05:00'), '22 hours ago'],
  [new Date('2026-11-22T17:00:00+05:00'), 'yesterday'],
  [new Date('2026-11-21T23:00:00+05:00'), '2 days ago'],
])('how long ago a day was goes by the calendar: %s', (date, text) => {
  expect(formatTimeAgo(date.toISOString(), now)).toBe(text);
});
