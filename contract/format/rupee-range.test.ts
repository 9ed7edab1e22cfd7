import { expect, it } from 'vitest';
import { formatLakhRange } from './rupee-range.ts';

it.each([
  [8_919_500, 9_264_500, 'PKR 89 to 93 lakh'],
  [8_912_000, 8_919_500, 'PKR 89.1 to 89.2 lakh'],
  [9_840_000, 10_170_000, 'PKR 98 lakh to 1.02 crore'],
  [10_170_000, 10_190_000, 'PKR 1.01 to 1.02 crore'],
  [40_000, 250_000, 'PKR 0 to 3 lakh'],
  [8_919_500, 8_919_500, 'PKR 8,919,500'],
])('formats the range from %d to %d as %s, so that both ends lie inside', (from, to, text) => {
  expect(formatLakhRange({ from, to })).toBe(text);
});
