import { expect, it } from 'vitest';
import { anyCar as base } from '#tests/support/tariff-drafts.ts';
import { findCoverageFaults, listLineChanges } from './coverage.ts';
import type { TariffLine } from './tariff-lines.ts';

const findRegistrationFaults = (lines: TariffLine[]) =>
  findCoverageFaults({ jurisdiction: 'PK-PB', lines }).filter(
    ({ charge }) => charge === 'registration',
  );

it('one line for all cars has neither gaps nor overlaps', () => {
  expect(findRegistrationFaults([base])).toEqual([]);
});

it('a gap between two brackets of engines is found, with its bounds', () => {
  const lines = [
    { ...base, engineBelow: 1_000 },
    { ...base, engineFrom: 1_301 },
    { ...base, fuels: ['bev'] } satisfies TariffLine,
  ];
  const faults = findRegistrationFaults(lines);
  expect(faults).toHaveLength(4 * 2 * 2);
  for (const fault of faults) expect(fault).toMatchObject({ kind: 'gap', from: 1_000, to: 1_300 });
});

it('an overlap of one cubic centimeter is found, for its taxpayers alone', () => {
  const lines: TariffLine[] = [
    { ...base, engineBelow: 1_301, fuels: ['petrol'] },
    { ...base, engineFrom: 1_300, fuels: ['petrol'], taxpayer: 'atl' },
  ];
  const overlaps = findRegistrationFaults(lines).filter(({ kind }) => kind === 'overlap');
  expect(overlaps).toHaveLength(2);
  for (const fault of overlaps) {
    expect(fault).toMatchObject({ from: 1_300, to: 1_300, fuel: 'petrol', taxpayer: 'atl' });
  }
});

it('a gap of prices is found', () => {
  const lines: TariffLine[] = [
    { ...base, valueBelow: 5_000_000 },
    { ...base, valueFrom: 6_000_000 },
  ];
  const faults = findRegistrationFaults(lines);
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault).toMatchObject({ kind: 'gap', value: 5_000_000 });
});

it('a charge that must be there and is not is a gap for all cars', () => {
  const faults = findCoverageFaults({ jurisdiction: 'PK', lines: [] });
  expect(faults.some(({ charge, from }) => charge === 'wht-231b' && from === 1)).toBe(true);
});

it('lists the lines that are new, gone or have another figure', () => {
  const changed = { ...base, engineFrom: 1_000, engineBelow: 2_000 };
  const gone = { ...base, engineFrom: 2_000 };
  const added = { ...base, engineFrom: 2_000, engineBelow: 3_000 };
  const dearer = { ...changed, rateBp: 200 };
  expect(listLineChanges([base, changed, gone], [base, dearer, added])).toEqual([
    { before: changed, after: dearer },
    { before: null, after: added },
    { before: gone, after: null },
  ]);
});
