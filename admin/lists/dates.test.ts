import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  formatInDetails,
  formatInList,
  formatStoredTimes,
  formatTimeAgo,
  formatTimesIn,
} from './dates.tsx';

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

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T18:00:00+05:00'), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-11-28', /^Sat, Nov 28$/],
  ['1990-11-28', /^Nov 28, 1990$/],
  ['2026-11-28T15:00', /^Sat, Nov 28, 3:00\sPM$/],
  ['15:00', /^3:00\sPM$/],
  ['15:00:00', /^3:00\sPM$/],
  ['2026-11-28T10:00:00.000Z', /^Sat, Nov 28, 3:00\sPM$/],
  ['2026-11-23T05:26:00.000Z', /^Today 10:26\sAM$/],
  [
    '2026-11-28T10:00:00.000Z → 2027-01-02T04:30:00.000Z · H6',
    /^Sat, Nov 28, 3:00\sPM → Jan 2, 2027, 9:30\sAM · H6$/,
  ],
])('formats %s as all dates and times', (value, text) => {
  expect(formatStoredTimes(value)).toMatch(text);
});

it.each([
  '',
  '2026-13-01',
  '25:99',
  '2026-99-99T00:00:00.000Z',
  'Room 12:30 of 2026-11-28',
  '9:00 AM - 6:00 PM',
  '+92 300 0000001',
])('leaves %j as it is', (value) => {
  expect(formatStoredTimes(value)).toBe(value);
});

it('formats the times within a text', () => {
  expect(formatTimesIn('Monday 09:00–18:00')).toMatch(/^Monday 9:00\sAM–6:00\sPM$/);
});
