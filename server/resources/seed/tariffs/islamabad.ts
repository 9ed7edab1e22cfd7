import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import {
  electric,
  engines,
  makeLine,
  makeSteps,
  plates,
  registration,
  token,
  toRate,
} from './make-lines.ts';
import { makeTariff } from './make-tariff.ts';

const islamabad = 'Islamabad Excise and Taxation, schedule of fees';
const exempt = {
  rateBp: 0,
  fuels: electric,
  legalRef: 'Islamabad notification for electric cars, 2021',
  confidence: 'medium',
} as const;

const islamabadLines = (): TariffLine[] => [
  ...makeSteps(
    [
      [999, 100],
      [1999, 200],
      [null, 400],
    ],
    { ...registration, legalRef: islamabad, confidence: 'medium' },
    toRate,
  ),
  makeLine({ ...registration, ...exempt }),
  makeLine({ ...token, fuels: engines, legalRef: islamabad, confidence: 'low' }),
  makeLine({ ...token, ...exempt }),
  makeLine({ ...plates, legalRef: islamabad, confidence: 'low' }),
];

/** Builds the sample tariff of Islamabad. */
export const islamabadSample = () =>
  makeTariff('PK-IS', 'Islamabad schedule of fees', {
    from: '2025-07-01',
    lines: islamabadLines(),
    sources: [
      {
        title: 'Copy of the Islamabad excise schedules',
        url: 'https://mtmispakistan.com/tax-information-detail/2',
      },
      {
        title: 'Electric cars exempt in Islamabad, 27 June 2021',
        url: 'https://profit.pakistantoday.com.pk/2021/06/27/exemption-of-registration-fee-motor-vehicle-tax-for-electric-vehicles-notified',
      },
    ],
  });
