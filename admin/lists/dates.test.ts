import { expect, it } from 'vitest';
import { formatInDetails, formatInList, formatTimeAgo } from './dates.ts';

const now = new Date(2026, 10, 23, 18, 0).getTime();

it.each([
  [new Date(2026, 10, 23, 10, 26), /^Today 10:26/],
  [new Date(2026, 10, 22, 17, 0), /^Yesterday 0?5:00|^Yesterday 17:00/],
  [new Date(2026, 10, 21, 17, 0), /^(?=.*Sat)(?=.*Nov)(?=.*21)(?!.*2026)/],
  [new Date(2025, 10, 21, 17, 0), /^(?=.*Nov)(?=.*21)(?=.*2025)(?!.*Fri)/],
])('names a recent day in words, and the weekday or the year of others: %s', (date, text) => {
  expect(formatInList(date.toISOString(), now)).toMatch(text);
});

it.each([
  [new Date(2026, 10, 23, 10, 26), /^Today 10:26/],
  [new Date(2026, 10, 21, 17, 0), /^(?=.*Sat)(?=.*Nov)(?=.*21)(?=.*(0?5|17):00)/],
  [new Date(2025, 10, 21, 17, 0), /^(?=.*Nov)(?=.*21)(?=.*2025)(?=.*(0?5|17):00)/],
])('in details also older times have the time of day: %s', (date, text) => {
  expect(formatInDetails(date.toISOString(), now)).toMatch(text);
});

it.each([
  [new Date(2026, 10, 23, 17, 59, 30), 'just now'],
  [new Date(2026, 10, 22, 20, 0), '22 hours ago'],
  [new Date(2026, 10, 22, 17, 0), 'yesterday'],
  [new Date(2026, 10, 21, 23, 0), '2 days ago'],
])('how long ago a day was goes by the calendar: %s', (date, text) => {
  expect(formatTimeAgo(date.toISOString(), now)).toBe(text);
});
