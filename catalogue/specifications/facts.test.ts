import { expect, it } from 'vitest';
import * as words from '#words/catalogue/specifications';
import { findVehicle, vehicles } from '../vehicles.ts';
import { familyLabels, listCatalogueFacts, listFamilyFacts, specificationGroups } from './facts.ts';

const listLabels = (slug: Parameters<typeof findVehicle>[0]) =>
  listFamilyFacts(findVehicle(slug)).map(({ label }) => label);

it('what families ask for is listed for each model, without what ships with the product', () => {
  const others = ['Seats', 'Airbags', 'Boot', 'Length', 'Ground clearance'];
  expect(listLabels('haval-h6')).toEqual(['Power', 'Consumption', ...others]);
  expect(listLabels('haval-h6-hev')).toEqual(['Consumption', ...others]);
});

it('an electric car consumes no petrol', () => {
  expect(listLabels('ora-03')).not.toContain('Consumption');
});

it('every group and label of the product has its words', () => {
  expect(Object.keys(words.groups)).toEqual(specificationGroups);
  const labels = vehicles
    .flatMap(listCatalogueFacts)
    // The labels of the warranty are words already.
    .filter(({ group }) => group !== 'Warranty')
    .map(({ label }) => label);
  expect(Object.keys(words.labels)).toEqual(expect.arrayContaining([...labels, ...familyLabels]));
  expect(new Set([...labels, ...familyLabels]).size).toBe(Object.keys(words.labels).length);
});
