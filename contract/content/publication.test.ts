import { expect, it } from 'vitest';
import { findPeriodState, isPeriod } from './publication.ts';

const now = Date.parse('2026-11-24T00:00:00Z');

it.each([
  [{ publishAt: null }, 'open'],
  [{ publishAt: '2026-11-24T00:00:00.000Z' }, 'open'],
  [{ publishAt: '2026-11-24T00:00:00.001Z' }, 'scheduled'],
  [{ publishAt: null, closesAt: '2026-11-24T00:00:00.001Z' }, 'open'],
  [{ publishAt: null, closesAt: '2026-11-24T00:00:00.000Z' }, 'closed'],
])('the period %j is %s', (period, state) => {
  expect(findPeriodState(period, now)).toBe(state);
});

it('a period ends after it begins', () => {
  const [first, second] = ['2026-11-24T00:00:00.000Z', '2026-11-25T00:00:00.000Z'];
  expect(isPeriod({ publishAt: first, closesAt: second })).toBe(true);
  expect(isPeriod({ publishAt: second, closesAt: first })).toBe(false);
  expect(isPeriod({ publishAt: first, closesAt: first })).toBe(false);
  expect(isPeriod({ publishAt: first, closesAt: null })).toBe(true);
});
