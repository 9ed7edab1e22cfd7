import type { TariffFact } from '../prices/pricing.ts';
import type { Fuel, Origin, TariffLine, Taxpayer } from './tariff-lines.ts';

/** A least and a greatest value, both possible. */
export interface Bounds {
  from: number;
  to: number;
}

/** What tariffs ask about a car; null for what is not known. */
export interface TariffCar {
  /** Whole rupees. */
  exFactory: number;
  engineCc: number | null;
  /** The least and the greatest cc that the engine can have while its exact size is not known. */
  engineBounds?: Bounds | null;
  batteryWh: number | null;
  fuel: Fuel | null;
  origin: Origin | null;
  /** Those that are samples: nobody has confirmed them. */
  sampleFacts?: readonly TariffFact[];
}

/** Whether a line applies: 'unknown' if that depends on a fact that is not known. */
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

/** Lines by engine are not for electric cars; lines by battery are for them alone. */
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
