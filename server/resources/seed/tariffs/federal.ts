import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import {
  electric,
  engines,
  makeForTaxpayers,
  makeLine,
  makeTariff,
  toAmount,
  toRate,
  yearStart,
} from './make-tariff.ts';

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
  // Sources disagree whether makers' list prices include it; head office must confirm it.
  isIncluded: true,
  confidence: 'low',
  legalRef: 'Finance Act 2022, s. 8',
} as const;

const electricWithholding = { ...withholding, fuels: electric } as const;

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
    // Tenth Schedule, rule 1.
    { ...withholding, times: 3 },
    toRate,
  ),
  makeLine({
    ...electricWithholding,
    valueBelow: 5_000_000,
    rateBp: 0,
    confidence: 'medium',
  }),
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
    { ...incomeTax, times: 2 },
    toAmount,
  ),
  makeLine({ ...incomeTax, fuels: electric, confidence: 'low' }),
];

const cvtSource = {
  title: 'Capital value tax on vehicles, 5 October 2025',
  url: 'https://pkrevenue.com/fbr-collects-rs7-70b-as-cvt-on-motor-vehicles-in-fy25',
};
const tokenSource = {
  title: 'Income tax with the token under s. 234: a non-filer pays twice as much',
  url: 'https://filer.pk/low-income-tax-on-vehicles',
};
const limitSource = {
  title: 'Section 114C not in force yet, 9 July 2025',
  url: 'https://pkrevenue.com/lawmakers-stall-harsh-rules-on-ineligible-with-hidden-law-trick',
};

/** Builds the sample tariffs of the federation: the rates of 2025-26 still apply in 2026-27. */
export const federalSamples = () => [
  makeTariff('PK', 'Finance Act 2025', {
    from: '2025-07-01',
    until: yearStart,
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
      tokenSource,
      cvtSource,
      limitSource,
    ],
  }),
  makeTariff('PK', 'Finance Act 2026', {
    from: yearStart,
    lines: federalLines(),
    sources: [
      {
        title: 'Finance Act 2026 (Act XLIII of 2026), read in two transcriptions',
        url: 'https://download1.fbr.gov.pk/Docs/20266291261044366FinanceAct2026.pdf',
      },
      tokenSource,
      cvtSource,
      limitSource,
    ],
  }),
];
