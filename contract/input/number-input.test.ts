import { expect, it } from 'vitest';
import {
  clearableNumber,
  kilometersFormat,
  numberInput,
  optionalNumber,
  rupeesFormat,
  yearFormat,
} from './number-input.ts';

const price = numberInput({ name: 'The price', min: 0, max: 10_000_000, missing: 'Missing' });
const percent = numberInput({ name: 'It', min: -100, max: 100, missing: 'Missing', decimals: 3 });

it.each([
  [9_000_000, 9_000_000],
  ['9000000', 9_000_000],
  ['9,000,000', 9_000_000],
  [' 90,00,000 ', 9_000_000],
  ['+5', 5],
  ['1000.0', 1000],
])('%j is parsed as the price %d', (given, number) => {
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
  ['45.000', 'The price must be a whole number'],
  ['1.250.000', 'The price must be a whole number'],
  ['۴۵٫۰۰۰', 'The price must be a whole number'],
  [-1, 'The price must be at least 0'],
  ['10000001', 'The price must be at most 10,000,000'],
])('%j is rejected: %s', (given, message) => {
  expect(price.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it('accepts only as many decimals as are allowed', () => {
  expect(percent.parse('-0.125')).toBe(-0.125);
  expect(percent.safeParse('0.1234').success).toBe(false);
});

it.each([
  [rupeesFormat, '25,000', 25_000],
  [rupeesFormat, 12_500, 12_500],
  [rupeesFormat, '0', 0],
  [rupeesFormat, '12 500', 12_500],
  [yearFormat, '2015', 2015],
  [yearFormat, 2015, 2015],
  [kilometersFormat, '45,000 km', 45_000],
  [kilometersFormat, 45_000, 45_000],
])('%j: %j is stored as the number %d', (format, given, number) => {
  expect(optionalNumber(format).parse(given)).toBe(number);
  expect(clearableNumber(format).parse(given)).toBe(number);
});

it.each([undefined, null, '', ' '])('%j is no number: absent for visitors', (blank) => {
  expect(optionalNumber(rupeesFormat).parse(blank)).toBeUndefined();
});

it.each([null, '', ' '])('%j clears a number', (blank) => {
  expect(clearableNumber(rupeesFormat).parse(blank)).toBeNull();
});

it.each([
  [rupeesFormat, '-5'],
  [rupeesFormat, '1.5'],
  [rupeesFormat, 'a lot'],
  [rupeesFormat, true],
  [rupeesFormat, 1e12],
  [yearFormat, '95'],
  [yearFormat, 2100],
  [kilometersFormat, 'km'],
  [kilometersFormat, '45,000 miles'],
  [kilometersFormat, 10_000_000],
])('%j: %j is rejected with the message of its format', (format, given) => {
  const { error } = optionalNumber(format).safeParse(given);
  expect(error?.issues).toMatchObject([{ message: format.message }]);
});
