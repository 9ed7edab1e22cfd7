import { expect, it } from 'vitest';
import { exFactoryPrice, priceTag } from './ex-factory-prices.ts';
import type { VehicleSlug } from './vehicles.ts';

const list = [
  { name: 'H6 1.5', basePrice: 9_000_000, isSample: false },
  { name: 'h6 2.0', basePrice: 8_000_000, isSample: true },
  { name: 'Jolion', basePrice: 7_500_000, isSample: false },
  { name: 'Ora 03', basePrice: 0, isSample: true },
];
const findText = (slug: VehicleSlug) => priceTag(slug, list, 'not known').words;

it('a model with variants shows its lowest price, one without its only price', () => {
  expect(findText('haval-h6')).toBe('Starting from PKR 8,000,000');
  expect(findText('haval-jolion')).toBe('PKR 7,500,000');
});

it('marks a sample price', () => {
  expect(priceTag('haval-h6', list, '').isSample).toBe(true);
  expect(priceTag('haval-jolion', list, '').isSample).toBe(false);
});

it('treats a missing or zero price as unknown', () => {
  for (const slug of ['ora-03', 'tank-500'] as const) {
    expect(priceTag(slug, list, 'not known')).toEqual({
      words: 'not known',
      isKnown: false,
      isSample: false,
    });
  }
  expect(exFactoryPrice('ora-03', list).lowest).toBeNull();
});

it('does not use the price of a model whose name begins the same', () => {
  expect(findText('haval-jolion-hev')).toBe('not known');
  expect(findText('haval-h6-hev')).toBe('not known');
});
