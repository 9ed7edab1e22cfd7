import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatStoredTimes, formatTimesIn } from './stored-times.ts';

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
