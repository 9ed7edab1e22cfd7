import { expect, it } from 'vitest';
import { exFactoryPrice, priceTag } from './ex-factory-prices.ts';
import type { VehicleSlug } from './vehicles.ts';

const list = [
  { name: 'H6 1.5', basePrice: 9_000_000, isSample: false },
  { name: 'h6 2.0', basePrice: 8_000_000, isSample: true },
  { name: 'Jolion', basePrice: 7_500_000, isSample: false },
  { name: 'Ora 03', basePrice: 0, isSample: true },
];
const wordsFor = (slug: VehicleSlug) => priceTag(slug, list, 'not known').words;

it('a model with variants starts from its lowest price, one without has its own', () => {
  expect(wordsFor('haval-h6')).toBe('Starting from PKR 8,000,000');
  expect(wordsFor('haval-jolion')).toBe('PKR 7,500,000');
});

it('a price that was loaded to show the product is called a sample', () => {
  expect(priceTag('haval-h6', list, '').isSample).toBe(true);
  expect(priceTag('haval-jolion', list, '').isSample).toBe(false);
});

it('a price that is missing or zero is no price', () => {
  for (const slug of ['ora-03', 'tank-500'] as const) {
    expect(priceTag(slug, list, 'not known')).toEqual({ words: 'not known', isSample: false });
  }
  expect(exFactoryPrice('ora-03', list).lowest).toBeNull();
});

it('a model does not take the price of one whose name begins alike', () => {
  expect(wordsFor('haval-jolion-hev')).toBe('not known');
  expect(wordsFor('haval-h6-hev')).toBe('not known');
});
