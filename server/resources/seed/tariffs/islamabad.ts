import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import {
  electric,
  engines,
  makeLine,
  makeSteps,
  makeTariff,
  plates,
  registration,
  toAmount,
  token,
  tokenForLife,
  toRate,
  yearStart,
} from './make-tariff.ts';

const schedule = 'Islamabad Excise and Taxation, schedule of fees';
const act2026 = 'Finance Act 2026, Schedule, Table 2';
const exempt = {
  rateBp: 0,
  fuels: electric,
  legalRef: 'Islamabad notification for electric cars, 2021',
  confidence: 'medium',
} as const;
/** The exemption of 2021 is not in the table of 2026, and no source confirms that it continues. */
const unknownElectric = { fuels: electric, legalRef: act2026, confidence: 'low' } as const;

const engineLines = (): TariffLine[] => [
  ...makeSteps(
    [
      [999, 100],
      [1999, 200],
      [null, 400],
    ],
    { ...registration, legalRef: schedule, confidence: 'medium' },
    toRate,
  ),
  makeLine({ ...plates, legalRef: schedule, confidence: 'low' }),
];

const lines2025 = (): TariffLine[] => [
  ...engineLines(),
  makeLine({ ...registration, ...exempt }),
  makeLine({ ...token, fuels: engines, legalRef: schedule, confidence: 'low' }),
  makeLine({ ...token, ...exempt }),
];

const lines2026 = (): TariffLine[] => [
  ...engineLines(),
  makeLine({ ...registration, ...unknownElectric }),
  ...makeSteps(
    [[1000, 20_000]],
    { ...tokenForLife, legalRef: act2026, confidence: 'medium' },
    toAmount,
  ),
  ...makeSteps(
    [
      [2000, 25],
      [null, 35],
    ],
    { ...token, legalRef: act2026, confidence: 'medium' },
    toRate,
    1000,
  ),
  makeLine({ ...token, ...unknownElectric }),
];

const feeSource = {
  title: 'Copy of the Islamabad excise schedules',
  url: 'https://mtmispakistan.com/tax-information-detail/2',
};

/** Builds the sample tariffs of Islamabad. */
export const islamabadSamples = () => [
  makeTariff('PK-IS', 'Islamabad schedule of fees', {
    from: '2025-07-01',
    until: yearStart,
    lines: lines2025(),
    sources: [
      feeSource,
      {
        title: 'Electric cars exempt in Islamabad, 27 June 2021',
        url: 'https://profit.pakistantoday.com.pk/2021/06/27/exemption-of-registration-fee-motor-vehicle-tax-for-electric-vehicles-notified',
      },
    ],
  }),
  makeTariff('PK-IS', 'Islamabad schedule of fees, token by the Finance Act 2026', {
    from: yearStart,
    lines: lines2026(),
    sources: [
      {
        title: 'Finance Act 2026, Schedule, Table 2, read in a transcription',
        url: 'https://download1.fbr.gov.pk/Docs/20266291261044366FinanceAct2026.pdf',
      },
      feeSource,
    ],
  }),
];
