import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import { electric, engines, makeForTaxpayers, makeLine, toAmount, toRate } from './make-lines.ts';
import { makeTariff } from './make-tariff.ts';

const withholding = {
  charge: 'wht-231b',
  label: 'Advance income tax on purchase',
  due: 'delivery',
  isAdjustable: true,
  legalRef: 'Income Tax Ordinance 2001, s. 231B(3)',
} as const;

const incomeTax = {
  charge: 'income-234',
  label: 'Income tax with token',
  due: 'yearly',
  isAdjustable: true,
  legalRef: 'Income Tax Ordinance 2001, s. 234',
} as const;

const capitalValue = {
  charge: 'cvt',
  label: 'Capital value tax (1 %)',
  due: 'delivery',
  rateBp: 100,
  // Whether makers' list prices contain it is contradicted; head office confirms it.
  isIncluded: true,
  confidence: 'low',
  legalRef: 'Finance Act 2022, s. 8',
} as const;

const electricWithholding = { ...withholding, fuels: electric, confidence: 'medium' } as const;

const federalLines = (): TariffLine[] => [
  ...makeForTaxpayers(
    [
      [850, 50],
      [1000, 100],
      [1300, 150],
      [1600, 200],
      [1800, 300],
      [2000, 500],
      [2500, 700],
      [3000, 900],
      [null, 1200],
    ],
    withholding,
    toRate,
  ),
  makeLine({ ...electricWithholding, valueBelow: 5_000_000, rateBp: 0 }),
  makeLine({ ...electricWithholding, valueFrom: 5_000_000, taxpayer: 'atl', rateBp: 300 }),
  makeLine({ ...electricWithholding, valueFrom: 5_000_000, taxpayer: 'non-atl', rateBp: 900 }),
  makeLine({ ...capitalValue, fuels: engines, engineFrom: 1301 }),
  makeLine({ ...capitalValue, fuels: electric, batteryFrom: 50_001 }),
  ...makeForTaxpayers(
    [
      [1000, 800],
      [1199, 1_500],
      [1299, 1_750],
      [1499, 2_500],
      [1599, 3_750],
      [1999, 4_500],
      [null, 10_000],
    ],
    incomeTax,
    toAmount,
  ),
  makeLine({ ...incomeTax, fuels: electric, confidence: 'low' }),
];

/** Builds the sample tariff of the federation. */
export const federalSample = () =>
  makeTariff('PK', 'Finance Act 2025', {
    from: '2025-07-01',
    lines: federalLines(),
    sources: [
      {
        title: 'FBR withholding tax card 2025-26 for motor vehicles, reported 30 August 2025',
        url: 'https://pkrevenue.com/fbr-issues-2025-26-withholding-tax-card-for-motor-vehicles',
      },
      {
        title: 'Motor vehicle tax under s. 234, tax year 2026',
        url: 'https://pkrevenue.com/pakistans-motor-vehicle-tax-under-section-234-tax-year-2026-explained',
      },
      {
        title: 'Capital value tax on vehicles, 5 October 2025',
        url: 'https://pkrevenue.com/fbr-collects-rs7-70b-as-cvt-on-motor-vehicles-in-fy25',
      },
      {
        title: 'Section 114C not in force yet, 9 July 2025',
        url: 'https://pkrevenue.com/lawmakers-stall-harsh-rules-on-ineligible-with-hidden-law-trick',
      },
    ],
  });
