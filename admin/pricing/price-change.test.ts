import { expect, it } from 'vitest';
import {
  calculateCityPrice,
  findPriceChange,
  formatAdjustmentChange,
  formatPriceChange,
  isLargeAdjustmentChange,
  isLargeChange,
} from './price-change.ts';

it.each([
  [7_500_000, 8_250_000, 'PKR 7,500,000 → PKR 8,250,000 (+10 %)'],
  [9_000_000, 8_970_000, 'PKR 9,000,000 → PKR 8,970,000 (−0.3 %)'],
  [0, 8_970_000, 'PKR 0 → PKR 8,970,000'],
])('a change from %d to %d reads %s', (before, after, text) => {
  expect(formatPriceChange({ before, after })).toBe(text);
});

it.each([
  [10_000_000, 12_000_000, false],
  [10_000_000, 12_000_001, true],
  [10_000_000, 8_000_000, false],
  [10_000_000, 7_999_999, true],
  [7_500_000, 75_000_000, true],
  [0, 75_000_000, false],
])('whether a change from %d to %d is asked about is %s', (before, after, isAsked) => {
  expect(isLargeChange({ before, after })).toBe(isAsked);
});

it.each([
  [{ basePrice: 1 }, 1, null],
  [{ basePrice: 1 }, '2', { before: 1, after: 2 }],
  [{ basePrice: 1 }, 'two', null],
  [null, 2, null],
])('the price change of %j to %j is %j', (car, after, change) => {
  expect(findPriceChange(car, after)).toEqual(change);
});

const rupees = (priceAdjustment: number) => ({ priceAdjustment, adjustmentType: 'fixed' as const });
const percent = (priceAdjustment: number) => ({
  priceAdjustment,
  adjustmentType: 'percentage' as const,
});

it.each([
  [rupees(75_000), rupees(82_500), '+PKR 75,000 → +PKR 82,500 (+10 %)', false],
  [rupees(75_000), rupees(750_000), '+PKR 75,000 → +PKR 750,000 (+900 %)', true],
  [rupees(-50_000), rupees(-30_000), '-PKR 50,000 → -PKR 30,000 (+40 %)', true],
  [rupees(0), rupees(75_000), 'PKR 0 → +PKR 75,000', false],
  [percent(0), percent(2), '0% → +2%', false],
  [percent(0), percent(25), '0% → +25%', true],
  [percent(-1.5), percent(-1.4), '-1.5% → -1.4% (+6.7 %)', false],
  [rupees(2), percent(2), '+PKR 2 → +2%', true],
  [rupees(5), rupees(5), null, false],
])(
  'the adjustment %j, changed to %j, reads %s; that it is asked about is %s',
  (before, after, text, isAsked) => {
    expect(formatAdjustmentChange(before, after)).toBe(text);
    expect(isLargeAdjustmentChange(before, after)).toBe(isAsked);
  },
);

it('calculates the price in a city as the server does', () => {
  const car = { basePrice: 9_000_001 };
  expect(calculateCityPrice(car, { priceAdjustment: 60_000, adjustmentType: 'fixed' })).toEqual({
    freight: 60_000,
    total: 9_060_001,
  });
  expect(calculateCityPrice(car, { priceAdjustment: 0.125, adjustmentType: 'percentage' })).toEqual(
    {
      freight: 11_250,
      total: 9_011_251,
    },
  );
  expect(
    calculateCityPrice({ basePrice: 100 }, { priceAdjustment: -500, adjustmentType: 'fixed' }),
  ).toEqual({ freight: -500, total: 0 });
});
