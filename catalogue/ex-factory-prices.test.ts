import { expect, it } from 'vitest';
import { exFactoryPrice, priceWords } from './ex-factory-prices.ts';

const list = [
  { name: 'H6 1.5', basePrice: 9_000_000 },
  { name: 'h6 2.0', basePrice: 8_000_000 },
  { name: 'Jolion', basePrice: 7_500_000 },
  { name: 'Ora 03', basePrice: 0 },
];

it('a model with variants starts from its lowest price, one without has its own', () => {
  expect(priceWords('haval-h6', list)).toBe('Starting from PKR 8,000,000');
  expect(priceWords('haval-jolion', list)).toBe('PKR 7,500,000');
});

it('a price that is missing or zero is no price', () => {
  expect(priceWords('ora-03', list)).toBeNull();
  expect(priceWords('tank-500', list)).toBeNull();
  expect(exFactoryPrice('haval-h6', [{ name: 'H6 1.5', basePrice: 0 }])).toEqual({
    lowest: null,
    hasVariants: true,
  });
});

it('a model does not take the price of one whose name begins alike', () => {
  expect(priceWords('haval-jolion-hev', list)).toBeNull();
  expect(priceWords('haval-h6-hev', list)).toBeNull();
});
