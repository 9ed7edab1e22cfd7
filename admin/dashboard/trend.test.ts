import { expect, it } from 'vitest';
import { shareOf, trendOf } from './trend.ts';

it.each([
  [12, 10, 20],
  [10, 12, -17],
  [0, 5, -100],
  [5, 5, 0],
  [3, 0, null],
  [0, 0, null],
])('%i after %i is a change of %s per cent', (currentPeriod, previousPeriod, change) => {
  expect(trendOf({ currentPeriod, previousPeriod })).toBe(change);
});

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 7, 0],
  [0, 0, 0],
])('%i of %i is %i per cent', (part, whole, percent) => {
  expect(shareOf(part, whole)).toBe(percent);
});
