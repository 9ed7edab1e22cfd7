import { expect, it } from 'vitest';
import { describePeriod, isPeriod } from './publication.ts';

const now = Date.parse('2026-11-24T00:00:00Z');

it.each([
  [{ publishAt: null }, null],
  [{ publishAt: '2026-11-24T00:00:00.000Z' }, null],
  [{ publishAt: '2026-12-03T04:00:00.000Z' }, 'Scheduled for 3 Dec 2026, 9:00 AM'],
  [{ publishAt: '2026-12-03T07:05:00.000Z' }, 'Scheduled for 3 Dec 2026, 12:05 PM'],
  [{ publishAt: '2026-12-31T19:00:00.000Z' }, 'Scheduled for 1 Jan 2027, 12:00 AM'],
  [{ publishAt: null, closesAt: '2026-11-24T00:00:00.001Z' }, null],
  [{ publishAt: null, closesAt: '2026-11-24T00:00:00.000Z' }, 'Closed'],
])('the period %j is described as %j', (period, text) => {
  expect(describePeriod(period, now)).toBe(text);
});

it('a period ends after it begins', () => {
  const [first, second] = ['2026-11-24T00:00:00.000Z', '2026-11-25T00:00:00.000Z'];
  expect(isPeriod({ publishAt: first, closesAt: second })).toBe(true);
  expect(isPeriod({ publishAt: second, closesAt: first })).toBe(false);
  expect(isPeriod({ publishAt: first, closesAt: first })).toBe(false);
  expect(isPeriod({ publishAt: first, closesAt: null })).toBe(true);
});
