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
  toRate,
} from './make-tariff.ts';

const schedule = 'Khyber Pakhtunkhwa Excise and Taxation, schedule of fees';
const act2025 = 'Khyber Pakhtunkhwa Finance Act 2025, Appendix III';

const khyberLines = (): TariffLine[] => [
  ...makeSteps(
    [
      [1300, 100],
      [2500, 200],
      [null, 400],
    ],
    { ...registration, legalRef: schedule, confidence: 'medium' },
    toRate,
  ),
  makeLine({ ...registration, fuels: electric, legalRef: schedule, confidence: 'low' }),
  ...makeSteps(
    [
      [1000, 2_000],
      [1300, 3_000],
      [1500, 4_000],
      [2500, 5_000],
      [null, 8_000],
    ],
    { ...token, legalRef: act2025, confidence: 'medium' },
    toAmount,
  ),
  makeLine({
    ...token,
    amount: 0,
    fuels: electric,
    legalRef: `${act2025}: no token for electric cars to 30 June 2028`,
    confidence: 'medium',
  }),
  makeLine({ ...plates, legalRef: schedule, confidence: 'low' }),
];

/** Builds the sample tariff of Khyber Pakhtunkhwa. It ends with the exemption of electric cars. */
export const khyberSample = () =>
  makeTariff('PK-KP', 'Khyber Pakhtunkhwa Finance Act 2025', {
    from: '2025-07-01',
    until: '2028-07-01',
    lines: khyberLines(),
    sources: [
      {
        title: 'Khyber Pakhtunkhwa Finance Act 2025, Appendix III, read in a transcription',
        url: 'https://kpcode.kp.gov.pk',
      },
      {
        title: 'Excise and Taxation Khyber Pakhtunkhwa, motor vehicle taxes',
        url: 'https://kpexcise.gov.pk/app/motor-vehicle-taxes',
      },
    ],
  });
