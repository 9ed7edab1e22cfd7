import { expect, it } from 'vitest';
import { numberInput } from './number-input.ts';

const price = numberInput({ name: 'The price', min: 0, max: 10_000_000, missing: 'Missing' });
const percent = numberInput({ name: 'It', min: -100, max: 100, missing: 'Missing', decimals: 3 });

it.each([
  [9_000_000, 9_000_000],
  ['9000000', 9_000_000],
  ['9,000,000', 9_000_000],
  [' 90,00,000 ', 9_000_000],
  ['+5', 5],
  ['1000.0', 1000],
])('%j is the price %d', (given, number) => {
  expect(price.parse(given)).toBe(number);
});

it.each([
  ['', 'Missing'],
  [null, 'Missing'],
  [undefined, 'Missing'],
  ['9 million', 'The price must be a number'],
  ['0x10', 'The price must be a number'],
  ['1e6', 'The price must be a number'],
  ['0,75', 'The price must be a number'],
  ['1,00', 'The price must be a number'],
  [true, 'The price must be a number'],
  [Number.NaN, 'The price must be a number'],
  [1.5, 'The price must be a whole number'],
  [-1, 'The price must be at least 0'],
  ['10000001', 'The price must be at most 10,000,000'],
])('%j is refused: %s', (given, message) => {
  expect(price.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it('decimals are as many as are allowed', () => {
  expect(percent.parse('-0.125')).toBe(-0.125);
  expect(percent.safeParse('0.1234').success).toBe(false);
});
