import { expect, it } from 'vitest';
import { anyCar as base } from '#tests/support/tariff-drafts.ts';
import { checkCoverage } from './coverage.ts';
import { describeFault, groupFaults } from './describe-faults.ts';
import type { TariffLine } from './tariff-lines.ts';

const electric: TariffLine = { ...base, fuels: ['bev'] };

const describeRegistration = (lines: TariffLine[]) =>
  groupFaults(
    checkCoverage({ jurisdiction: 'PK-PB', lines }).faults.filter(
      ({ charge }) => charge === 'registration',
    ),
  ).map(describeFault);

it('a gap of all engines is one entry for all buyers and origins', () => {
  expect(
    describeRegistration([
      { ...base, engineBelow: 1_000 },
      { ...base, engineFrom: 1_301 },
      electric,
    ]),
  ).toEqual([
    'Registration fee, Petrol, Diesel, Hybrid, Plug-in hybrid · 1,000 to 1,300 cc: no line',
  ]);
});

it('an overlap names its single size, its fuel, its origin and its taxpayers', () => {
  expect(
    describeRegistration([
      { ...base, engineBelow: 1_301 },
      { ...base, engineFrom: 1_301 },
      electric,
      {
        ...base,
        engineFrom: 1_300,
        engineBelow: 1_301,
        fuels: ['diesel'],
        origin: 'imported',
        taxpayer: 'non-atl',
      },
    ]),
  ).toEqual(['Registration fee, Diesel · 1,300 cc · imported · Non-filer: several lines']);
});

it('without any line, all cars are one entry per kind of size', () => {
  expect(describeRegistration([])).toEqual([
    'Registration fee, Petrol, Diesel, Hybrid, Plug-in hybrid: no line',
    'Registration fee, Electric: no line',
  ]);
});

it('batteries are in kilowatt-hours, and prices are named where only some have the fault', () => {
  expect(
    describeRegistration([
      { ...base, engineFrom: 0 },
      { ...base, batteryFrom: 50_000, batteryBelow: 100_000 },
      { ...base, batteryFrom: 100_000, valueFrom: 5_000_000 },
      { ...base, batteryFrom: 0, batteryBelow: 50_000, valueBelow: 8_000_000 },
    ]),
  ).toEqual([
    'Registration fee, Electric · 100 kWh and more · below PKR 5,000,000: no line',
    'Registration fee, Electric · 0 to 50 kWh · from PKR 8,000,000: no line',
  ]);
});
