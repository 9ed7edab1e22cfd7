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

const sindh = 'Sindh Finance Act 2024';
const luxurySindh = {
  charge: 'luxury',
  label: 'Luxury tax',
  due: 'registration',
  fuels: engines,
  legalRef: sindh,
  confidence: 'medium',
} as const;

const sindhLines = (): TariffLine[] => [
  ...makeSteps(
    [
      [1000, 100],
      [1300, 125],
      [2500, 225],
      [null, 500],
    ],
    { ...registration, legalRef: sindh, confidence: 'medium' },
    toRate,
  ),
  makeLine({ ...registration, fuels: electric, legalRef: sindh, confidence: 'low' }),
  ...makeSteps(
    [
      [1000, 20_000],
      [null, null],
    ],
    { ...token, legalRef: sindh, confidence: 'low' },
    toAmount,
  ),
  makeLine({ ...token, fuels: electric, legalRef: sindh, confidence: 'low' }),
  makeLine({
    ...luxurySindh,
    origin: 'local',
    engineFrom: 1500,
    engineBelow: 2000,
    amount: 25_000,
  }),
  makeLine({ ...luxurySindh, origin: 'local', engineFrom: 2000, amount: 50_000 }),
  makeLine({
    ...luxurySindh,
    origin: 'imported',
    engineFrom: 1500,
    engineBelow: 2000,
    amount: 100_000,
  }),
  makeLine({
    ...luxurySindh,
    origin: 'imported',
    engineFrom: 2000,
    engineBelow: 3000,
    amount: 275_000,
  }),
  makeLine({ ...luxurySindh, origin: 'imported', engineFrom: 3000, amount: 450_000 }),
  makeLine({ ...plates, label: 'Number plates', amount: 2_450, legalRef: sindh }),
];

/** Builds the sample tariff of Sindh. */
export const sindhSample = () =>
  makeTariff('PK-SD', sindh, {
    from: '2025-07-01',
    lines: sindhLines(),
    sources: [
      {
        title: 'Guide to vehicle taxes in Sindh, 2025',
        url: 'https://e-challann.pk/sindh-motor-vehicle-tax-fee-guide-2025',
      },
    ],
  });
