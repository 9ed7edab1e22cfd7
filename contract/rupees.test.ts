import { expect, it } from 'vitest';
import { formatRupees } from './rupees.ts';

it.each([
  [0, 'PKR 0'],
  [75_000, 'PKR 75,000'],
  [9_999_000, 'PKR 9,999,000'],
  [999_999_999_999, 'PKR 999,999,999,999'],
  [-5_000, 'PKR -5,000'],
])('%d rupees are %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});
