import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import {
  electric,
  makeLine,
  makeSteps,
  plates,
  registration,
  token,
  toRate,
} from './make-lines.ts';
import { makeTariff } from './make-tariff.ts';

const khyber = 'Khyber Pakhtunkhwa Excise and Taxation, schedule of fees';

const khyberLines = (): TariffLine[] => [
  ...makeSteps(
    [
      [1300, 100],
      [2500, 200],
      [null, 400],
    ],
    { ...registration, legalRef: khyber, confidence: 'medium' },
    toRate,
  ),
  makeLine({ ...registration, fuels: electric, legalRef: khyber, confidence: 'low' }),
  makeLine({ ...token, legalRef: khyber, confidence: 'low' }),
  makeLine({ ...plates, legalRef: khyber, confidence: 'low' }),
];

/** Builds the sample tariff of Khyber Pakhtunkhwa. */
export const khyberSample = () =>
  makeTariff('PK-KP', 'Khyber Pakhtunkhwa schedule of fees', {
    from: '2025-07-01',
    lines: khyberLines(),
    sources: [
      {
        title: 'Excise and Taxation Khyber Pakhtunkhwa, motor vehicle taxes',
        url: 'https://kpexcise.gov.pk/app/motor-vehicle-taxes',
      },
    ],
  });
