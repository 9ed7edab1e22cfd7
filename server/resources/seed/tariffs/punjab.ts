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

const acts = 'Punjab Finance Acts 2023 and 2024';
const table2026 = 'Excise and Taxation Punjab, motor vehicle tax 2026-27';
// A battery counts as 18.77 cc for each kWh: 53.276 kWh as 1,000 cc and 106.553 kWh as 2,000 cc.
const smallBattery = { fuels: electric, batteryBelow: 53_277 } as const;
const mediumBattery = { fuels: electric, batteryFrom: 53_277, batteryBelow: 106_554 } as const;
const largeBattery = { fuels: electric, batteryFrom: 106_554 } as const;
const toElectric = (law: string) =>
  ({ legalRef: `${law}: 95 % off for electric cars`, confidence: 'medium' }) as const;
const electricPunjab = toElectric(acts);

/** The lines that both fiscal years share. */
const commonLines = (): TariffLine[] => [
  ...makeSteps(
    [
      [1000, 100],
      [2000, 200],
    ],
    { ...registration, legalRef: acts },
    toRate,
  ),
  makeLine({
    ...registration,
    label: 'Registration fee (3 % or 4 %: sources differ)',
    fuels: engines,
    engineFrom: 2001,
    legalRef: acts,
    confidence: 'low',
  }),
  makeLine({ ...registration, ...electricPunjab, ...smallBattery, rateBp: 5 }),
  makeLine({ ...registration, ...electricPunjab, ...mediumBattery, rateBp: 10 }),
  makeLine({ ...registration, ...electricPunjab, ...largeBattery, confidence: 'low' }),
  ...makeSteps([[1000, 20_000]], { ...tokenForLife, legalRef: acts }, toAmount),
  makeLine({ ...tokenForLife, ...electricPunjab, ...smallBattery, amount: 1_000 }),
  makeLine({
    charge: 'luxury',
    label: 'Luxury tax on imported cars, once',
    due: 'registration',
    origin: 'imported',
    legalRef: acts,
    confidence: 'low',
  }),
  makeLine({ ...plates, legalRef: acts, confidence: 'low' }),
];

/** The yearly token up to 2,000 cc and above, in hundredths of a percent. Electric cars pay 5 % of it. */
const buildTokenLines = (
  [medium, large]: [number, number],
  line: Pick<TariffLine, 'legalRef' | 'confidence'>,
): TariffLine[] => [
  ...makeSteps(
    [
      [2000, medium],
      [null, large],
    ],
    { ...token, ...line },
    toRate,
    1000,
  ),
  makeLine({ ...token, ...toElectric(line.legalRef), ...mediumBattery, rateBp: medium / 20 }),
  makeLine({ ...token, ...toElectric(line.legalRef), ...largeBattery, rateBp: large / 20 }),
];

const excise = {
  title: 'Excise and Taxation Punjab, motor vehicle tax',
  url: 'https://excise.punjab.gov.pk/motorvehicle_tax',
};
const electricSource = {
  title: 'Electric cars in Punjab, 19 June 2025',
  url: 'https://beta.aaj.tv/news/30466717',
};

/** Builds the sample tariffs of Punjab. */
export const punjabSamples = () => [
  makeTariff('PK-PB', acts, {
    from: '2025-07-01',
    until: yearStart,
    lines: [...commonLines(), ...buildTokenLines([20, 30], { legalRef: acts, confidence: 'high' })],
    sources: [excise, electricSource],
  }),
  makeTariff('PK-PB', 'Punjab motor vehicle tax 2026-27', {
    from: yearStart,
    lines: [
      ...commonLines(),
      ...buildTokenLines([30, 40], { legalRef: table2026, confidence: 'medium' }),
    ],
    sources: [excise, electricSource],
  }),
];
