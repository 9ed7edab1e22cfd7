import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import {
  electric,
  makeLine,
  makeSteps,
  makeTariff,
  plates,
  registration,
  toAmount,
  token,
  tokenForLife,
  yearStart,
} from './make-tariff.ts';

const table = 'Balochistan Excise and Taxation, motor vehicle tax from 1 July 2025';
const unknown = { legalRef: table, confidence: 'low' } as const;

const balochistanLines = (): TariffLine[] => [
  makeLine({ ...registration, ...unknown }),
  ...makeSteps(
    [
      [660, 10_500],
      [1000, 12_000],
    ],
    { ...tokenForLife, legalRef: table, confidence: 'medium' },
    toAmount,
  ),
  ...makeSteps(
    [
      [1500, 1_400],
      [2000, 1_700],
      [null, 2_000],
    ],
    { ...token, legalRef: table, confidence: 'medium' },
    toAmount,
    1000,
  ),
  makeLine({ ...plates, ...unknown }),
];

const taxSource = {
  title: 'Excise and Taxation Balochistan, motor vehicle tax from 1 July 2025',
  url: 'https://excise.balochistan.gov.pk/wp-content/uploads/2026/01/mvtx.pdf',
};

/** Builds the sample tariffs of Balochistan. The second one ends with the exemption of electric cars. */
export const balochistanSamples = () => [
  makeTariff('PK-BA', 'Balochistan motor vehicle tax 2025-26', {
    from: '2025-07-01',
    until: yearStart,
    lines: [...balochistanLines(), makeLine({ ...token, ...unknown, fuels: electric })],
    sources: [taxSource],
  }),
  makeTariff('PK-BA', 'Balochistan Finance Act 2026', {
    from: yearStart,
    until: '2030-07-01',
    lines: [
      ...balochistanLines(),
      makeLine({
        ...token,
        amount: 0,
        fuels: electric,
        legalRef: 'Balochistan Finance Act 2026, s. 5: waived for electric cars to 30 June 2030',
        confidence: 'medium',
      }),
    ],
    sources: [taxSource],
  }),
];
