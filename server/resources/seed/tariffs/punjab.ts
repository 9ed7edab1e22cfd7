import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import {
  electric,
  engines,
  makeLine,
  makeSteps,
  plates,
  registration,
  toAmount,
  token,
  toRate,
} from './make-lines.ts';
import { makeTariff } from './make-tariff.ts';

const punjab = 'Punjab Finance Acts 2023 and 2024';
// A battery counts as 18.77 cc for each kWh: 53.276 kWh as 1,000 cc and 106.553 kWh as 2,000 cc.
const smallBattery = { fuels: electric, batteryBelow: 53_277 } as const;
const mediumBattery = { fuels: electric, batteryFrom: 53_277, batteryBelow: 106_554 } as const;
const largeBattery = { fuels: electric, batteryFrom: 106_554, confidence: 'low' } as const;
const electricPunjab = {
  legalRef: `${punjab}: 95 % off for electric cars`,
  confidence: 'medium',
} as const;

const punjabLines = (): TariffLine[] => [
  ...makeSteps(
    [
      [1000, 100],
      [2000, 200],
    ],
    { ...registration, legalRef: punjab },
    toRate,
  ),
  makeLine({
    ...registration,
    label: 'Registration fee (3 % or 4 %: sources differ)',
    fuels: engines,
    engineFrom: 2001,
    legalRef: punjab,
    confidence: 'low',
  }),
  makeLine({ ...registration, ...electricPunjab, ...smallBattery, rateBp: 5 }),
  makeLine({ ...registration, ...electricPunjab, ...mediumBattery, rateBp: 10 }),
  makeLine({ ...registration, ...electricPunjab, ...largeBattery }),
  ...makeSteps(
    [[1000, 20_000]],
    { ...token, label: 'Token tax, for life', due: 'registration', legalRef: punjab },
    toAmount,
  ),
  makeLine({
    ...token,
    fuels: engines,
    engineFrom: 1001,
    engineBelow: 2001,
    rateBp: 20,
    legalRef: punjab,
  }),
  makeLine({ ...token, fuels: engines, engineFrom: 2001, rateBp: 30, legalRef: punjab }),
  makeLine({ ...token, ...electricPunjab, ...smallBattery, amount: 1_000 }),
  makeLine({ ...token, ...electricPunjab, ...mediumBattery, rateBp: 1 }),
  makeLine({ ...token, ...electricPunjab, ...largeBattery }),
  makeLine({ ...plates, legalRef: punjab, confidence: 'low' }),
];

/** Builds the sample tariff of Punjab. */
export const punjabSample = () =>
  makeTariff('PK-PB', punjab, {
    from: '2025-07-01',
    lines: punjabLines(),
    sources: [
      {
        title: 'Excise and Taxation Punjab, motor vehicle tax',
        url: 'https://excise.punjab.gov.pk/motorvehicle_tax',
      },
      {
        title: 'Electric cars in Punjab, 19 June 2025',
        url: 'https://beta.aaj.tv/news/30466717',
      },
    ],
  });
