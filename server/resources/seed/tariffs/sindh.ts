import type { Origin, TariffLine } from '#contract/on-road/tariff-lines.ts';
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

const act2024 = 'Sindh Finance Act 2024';
const table2026 = 'Excise and Taxation Sindh, motor vehicle tax 2026-27';

const luxury = {
  charge: 'luxury',
  label: 'Luxury tax',
  due: 'registration',
  legalRef: act2024,
  confidence: 'medium',
} as const;

const luxuryStep = (
  origin: Origin,
  [engineFrom, engineBelow]: [number, number | null],
  amount: number,
) => makeLine({ ...luxury, fuels: engines, origin, engineFrom, engineBelow, amount });

/** A reduction of 2021 is reported, but no current figure. */
const unknownElectric = { fuels: electric, legalRef: act2024, confidence: 'low' } as const;

/** The lines that both fiscal years share. */
const commonLines = (): TariffLine[] => [
  ...makeSteps(
    [
      [1000, 100],
      [1300, 125],
      [2500, 225],
      [null, 500],
    ],
    { ...registration, legalRef: act2024, confidence: 'medium' },
    toRate,
  ),
  makeLine({ ...registration, ...unknownElectric }),
  luxuryStep('local', [1500, 2000], 25_000),
  luxuryStep('local', [2000, null], 50_000),
  luxuryStep('imported', [1500, 2000], 100_000),
  luxuryStep('imported', [2000, 3000], 275_000),
  luxuryStep('imported', [3000, null], 450_000),
  makeLine({ ...luxury, ...unknownElectric }),
  makeLine({ ...plates, label: 'Number plates', amount: 2_450, legalRef: act2024 }),
];

const lines2025 = (): TariffLine[] => [
  ...commonLines(),
  ...makeSteps(
    [[1000, 20_000]],
    { ...tokenForLife, legalRef: act2024, confidence: 'low' },
    toAmount,
  ),
  ...makeSteps([[null, null]], { ...token, legalRef: act2024, confidence: 'low' }, toAmount, 1000),
  makeLine({ ...token, ...unknownElectric }),
];

const lines2026 = (): TariffLine[] => [
  ...commonLines(),
  ...makeSteps(
    [[1000, 20_000]],
    {
      ...tokenForLife,
      label: 'Token tax, for life (or PKR 1,500 a year)',
      legalRef: table2026,
      confidence: 'medium',
    },
    toAmount,
  ),
  ...makeSteps(
    [
      [1300, 2_000],
      [1600, 4_000],
      [2000, 4_500],
      [2500, 5_000],
      [null, 7_000],
    ],
    { ...token, legalRef: table2026, confidence: 'medium' },
    toAmount,
    1000,
  ),
  makeLine({ ...token, ...unknownElectric, legalRef: table2026 }),
];

const guide = {
  title: 'Guide to vehicle taxes in Sindh, 2025',
  url: 'https://e-challann.pk/sindh-motor-vehicle-tax-fee-guide-2025',
};

/** Builds the sample tariffs of Sindh. */
export const sindhSamples = () => [
  makeTariff('PK-SD', act2024, {
    from: '2025-07-01',
    until: yearStart,
    lines: lines2025(),
    sources: [guide],
  }),
  makeTariff('PK-SD', 'Sindh motor vehicle tax 2026-27', {
    from: yearStart,
    lines: lines2026(),
    sources: [
      {
        title: 'Excise and Taxation Sindh, tax of four-wheelers, in force in August 2026',
        url: 'https://excise.gos.pk/online_services/four_wheeler',
      },
      guide,
    ],
  }),
];
