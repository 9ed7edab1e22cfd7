import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRupees, groupDigits } from './rupees.ts';

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
