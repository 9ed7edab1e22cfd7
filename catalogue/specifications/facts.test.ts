import { expect, it } from 'vitest';
import { findVehicle } from '../vehicles.ts';
import { listFamilyFacts } from './facts.ts';

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
