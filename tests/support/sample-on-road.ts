import type { TariffCar } from '#contract/on-road/match-line.ts';
import type { OnRoadLine } from '#contract/on-road/on-road-price.ts';
import type { TariffCharge } from '#contract/on-road/tariff-lines.ts';
import { sampleTariffs } from '#server/resources/seed/sample-tariffs.ts';
import { calculateOnRoad, type OnRoadInput } from '#server/resources/tariffs/calculate-on-road.ts';

/** The sample tariffs. */
export const tariffs = sampleTariffs();

/** The last day of the fiscal year 2025-26, and the first one of 2026-27. */
export const lastYear = '2026-06-30';
export const thisYear = '2026-07-01';

/** A local petrol car of PKR 9,000,000 with 1,499 cc. */
export const car: TariffCar = {
  exFactory: 9_000_000,
  engineCc: 1_499,
  batteryWh: null,
  fuel: 'petrol',
  origin: 'local',
};

/** An imported electric car of PKR 8,000,000. */
export const electricCar = (batteryWh: number): TariffCar => ({
  exFactory: 8_000_000,
  engineCc: null,
  batteryWh,
  fuel: 'bev',
  origin: 'imported',
});

/** The car in Punjab without freight, bought by a filer on the first day of the fiscal year 2026-27. */
export const input: OnRoadInput = {
  car,
  freight: 0,
  province: 'PK-PB',
  taxpayer: 'atl',
  date: thisYear,
};

/** Calculates an on-road price by the sample tariffs. */
export const calculate = (changes: Partial<OnRoadInput> = {}) =>
  calculateOnRoad({ ...input, ...changes }, tariffs);

/** The line of a charge; undefined if it is not due. */
export const findLine = (
  charge: TariffCharge,
  changes: Partial<OnRoadInput> = {},
): OnRoadLine | undefined => calculate(changes).lines.find((line) => line.charge === charge);

/** The amount of a charge and when it is paid: '20000 registration', 'null yearly'; undefined if it is not due. */
export const describeDue = (charge: TariffCharge, changes: Partial<OnRoadInput> = {}) => {
  const line = findLine(charge, changes);
  return line && `${line.amount} ${line.due}`;
};

/** The car with another engine. */
export const withEngine = (engineCc: number) => ({ car: { ...car, engineCc } });
