import { expect, it } from 'vitest';
import { computeShare, computeTrend } from './stat-card.tsx';

it.each([
  [12, 10, 20],
  [10, 12, -17],
  [0, 5, -100],
  [5, 5, 0],
  [3, 0, null],
  [0, 0, null],
])('computes the trend from %i after %i as %s percent', (currentPeriod, previousPeriod, change) => {
  expect(computeTrend({ currentPeriod, previousPeriod })).toBe(change);
});

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 7, 0],
  [0, 0, 0],
])('computes the share of %i in %i as %i percent', (part, whole, percent) => {
  expect(computeShare(part, whole)).toBe(percent);
});
