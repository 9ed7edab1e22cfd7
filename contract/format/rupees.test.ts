import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRupees, groupDigits, takeShare } from './rupees.ts';

it.each([
  [0, 'PKR 0'],
  [75_000, 'PKR 75,000'],
  [9_999_000, 'PKR 9,999,000'],
  [999_999_999_999, 'PKR 999,999,999,999'],
  [-5_000, 'PKR -5,000'],
])('formats %d rupees as %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

it('groups digits like Intl', () => {
  const number = new Intl.NumberFormat('en-PK', { maximumFractionDigits: 3 });
  const whole = fc.integer({ min: -1e15, max: 1e15 });
  const decimal = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(fc.oneof(whole, decimal), (value) => {
      expect(groupDigits(value)).toBe(number.format(value));
    }),
  );
});

it.each([
  [9_000_000, 125, 112_500],
  [49, 100, 0],
  [50, 100, 1],
  [999_999_999_999, 10_000, 999_999_999_999],
  [12_345, 0, 0],
  [9_000_000, 1.5, 1_350],
  [3_333, 1.5, 0],
  [3_334, 1.5, 1],
  [999_999_999_999, 1.5, 150_000_000],
])(
  'a share of %i rupees at %i hundredths of a percent is %i, rounded half up',
  (rupees, rate, share) => {
    expect(takeShare(rupees, rate)).toBe(share);
  },
);
