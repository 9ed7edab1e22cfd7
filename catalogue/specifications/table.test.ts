import { describe, expect, it } from 'vitest';
import { models } from '../models/models.ts';
import { vehicles } from '../vehicles.ts';
import { listCatalogueFacts } from './facts.ts';
import { buildSpecificationTable, type SpecificationTable, type StaffFact } from './table.ts';

const [h6] = vehicles;
const tank = vehicles[7];

const fact = (fields: Partial<StaffFact>): StaffFact => ({
  vehicleId: 'haval-h6',
  trim: '',
  group: 'Dimensions',
  label: 'Length',
  value: '1',
  unit: null,
  position: 0,
  ...fields,
});

const findGroup = ({ groups }: SpecificationTable, name: string) =>
  groups.find((group) => group.name === name)?.rows;
const findCells = (table: SpecificationTable, group: string, label: string) =>
  findGroup(table, group)?.find((row) => row.label === label)?.cells;

it('each trim is a column, and a value that all trims share is one cell', () => {
  const table = buildSpecificationTable(h6, []);
  expect(table.trims).toEqual(['Haval H6 1.5', 'Haval H6 2.0']);
  expect(findCells(table, 'Performance', 'Engine')).toEqual(['1.5 litre', '2.0 litre']);
  expect(findCells(table, 'Cabin', 'Infotainment screen')).toEqual(['14.6 inch']);
});

it('the facts of one model are not shown for another', () => {
  const table = buildSpecificationTable(tank, [fact({})]);
  expect(findGroup(table, 'Dimensions')).toBeUndefined();
});

it('facts without a value are left out, and so are groups of such facts', () => {
  const table = buildSpecificationTable(h6, [
    fact({ value: null }),
    fact({ value: '', label: 'B' }),
  ]);
  expect(findGroup(table, 'Dimensions')).toBeUndefined();
});

it('rows of a group are in the order of their positions, with their units', () => {
  const table = buildSpecificationTable(h6, [
    fact({ label: 'Width', position: 2 }),
    fact({ label: 'Length', position: 1, value: '4', unit: 'm', trim: 'Haval H6 2.0' }),
    fact({ label: 'Height', position: 3 }),
  ]);
  expect(findGroup(table, 'Dimensions')).toEqual([
    { label: 'Length', cells: ['', '4 m'] },
    { label: 'Width', cells: ['1'] },
    { label: 'Height', cells: ['1'] },
  ]);
});

it('a staff value for one trim goes before one for all, and both before a shipped one', () => {
  const engine = { group: 'performance', label: 'ENGINE' };
  const all = fact({ ...engine, value: 'A', position: 9 });
  const one = fact({ ...engine, value: 'B', trim: 'Haval H6 2.0' });
  const cells = (facts: StaffFact[]) =>
    findCells(buildSpecificationTable(h6, facts), 'Performance', 'Engine');
  expect(cells([one])).toEqual(['1.5 litre', 'B']);
  expect(cells([all])).toEqual(['A']);
  expect(cells([one, all])).toEqual(['A', 'B']);
});

describe('the facts that ship with the product', () => {
  it.each(vehicles)('of the $label hold every figure of its page', (vehicle) => {
    const facts = listCatalogueFacts(vehicle)
      .map(({ label, value }) => `${label} ${value}`)
      .join('; ')
      .toLowerCase();
    const figures = models[vehicle.slug].specs
      // These repeat in words the power source and the rows of engine and driving modes.
      .filter(({ value }) => !['100 %', 'HEV', '3 modes', '1.5 or 2.0'].includes(value))
      .map(({ value }) => value.toLowerCase());
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) expect(facts).toContain(figure);
  });
});
