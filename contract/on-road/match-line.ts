import type { TariffFact } from '../prices/pricing.ts';
import type { Fuel, Origin, TariffLine, Taxpayer } from './tariff-lines.ts';

/** The minimum and the maximum of the possible values. */
export interface Bounds {
  from: number;
  to: number;
}

/** A car's facts for tariffs; null if unknown. */
export interface TariffCar {
  /** Whole rupees. */
  exFactory: number;
  engineCc: number | null;
  /** The minimum and the maximum cc of the engine while its exact size is unknown. */
  engineBounds?: Bounds | null;
  batteryWh: number | null;
  fuel: Fuel | null;
  origin: Origin | null;
  /** The facts that are unconfirmed samples. */
  sampleFacts?: readonly TariffFact[];
}

/** Whether a line applies: 'unknown' if that depends on an unknown fact. */
export type Match = 'yes' | 'no' | 'unknown';

function matchRange(value: Bounds | null, from: number | null, below: number | null): Match {
  if (from === null && below === null) return 'yes';
  const least = from ?? Number.NEGATIVE_INFINITY;
  const end = below ?? Number.POSITIVE_INFINITY;
  if (value === null) return 'unknown';
  if (value.to < least || value.from >= end) return 'no';
  return value.from >= least && value.to < end ? 'yes' : 'unknown';
}

/** The bounds of a known value. */
export const exactly = (value: number): Bounds => ({ from: value, to: value });

const bound = (value: number | null): Bounds | null => (value === null ? null : exactly(value));

const matchChoice = <Choice>(value: Choice | null, wanted: readonly Choice[]): Match => {
  if (wanted.length === 0) return 'yes';
  if (value === null) return 'unknown';
  return wanted.includes(value) ? 'yes' : 'no';
};

/** Lines by engine size exclude electric cars; lines by battery size apply only to them. */
function matchPowerTrain(car: TariffCar, line: TariffLine): Match[] {
  const isByEngine = line.engineFrom !== null || line.engineBelow !== null;
  const isByBattery = line.batteryFrom !== null || line.batteryBelow !== null;
  const isElectric = car.fuel === null ? null : car.fuel === 'bev';
  return [
    isByEngine ? matchChoice(isElectric, [false]) : 'yes',
    isByBattery ? matchChoice(isElectric, [true]) : 'yes',
    matchRange(bound(car.engineCc) ?? car.engineBounds ?? null, line.engineFrom, line.engineBelow),
    matchRange(bound(car.batteryWh), line.batteryFrom, line.batteryBelow),
  ];
}

/** Decides whether a line applies to a car and a buyer. */
export function matchLine(car: TariffCar, taxpayer: Taxpayer, line: TariffLine): Match {
  const matches = [
    ...matchPowerTrain(car, line),
    matchRange(exactly(car.exFactory), line.valueFrom, line.valueBelow),
    matchChoice(car.fuel, line.fuels),
    matchChoice(car.origin, line.origin ? [line.origin] : []),
    matchChoice(taxpayer, line.taxpayer ? [line.taxpayer] : []),
  ];
  if (matches.includes('no')) return 'no';
  return matches.includes('unknown') ? 'unknown' : 'yes';
}
