import { matchLine, type TariffCar } from './match-line.ts';
import {
  type Fuel,
  federalCharges,
  fuels,
  type Origin,
  origins,
  provincialCharges,
  type TariffCharge,
  type TariffLine,
  type Taxpayer,
  taxpayers,
} from './tariff-lines.ts';
import type { Tariff } from './tariffs.ts';

/** The sizes for which a tariff is checked: engines in cubic centimeters, batteries in watt-hours. */
export const checkedSizes = { engine: 6_000, battery: 150_000 } as const;

/** Cars for which a charge has no line, or several: then it is not clear what is due. */
export interface CoverageFault {
  kind: 'gap' | 'overlap';
  charge: TariffCharge;
  fuel: Fuel;
  origin: Origin;
  taxpayer: Taxpayer;
  /** The first and the last size: cubic centimeters, or watt-hours of an electric car. */
  from: number;
  to: number;
  /** The ex-factory prices of such cars in whole rupees, half-open; `valueBelow` is null without a limit. */
  value: number;
  valueBelow: number | null;
}

/** The points of a dimension at which another line may begin to apply. */
function listEdges(from: number, bounds: readonly (number | null)[], end: number): number[] {
  const inside = bounds.filter((bound): bound is number => bound !== null && bound > from);
  return [...new Set([from, ...inside.filter((bound) => bound <= end)])].toSorted((a, b) => a - b);
}

interface Checked {
  charge: TariffCharge;
  lines: readonly TariffLine[];
  fuel: Fuel;
  origin: Origin;
  taxpayer: Taxpayer;
  value: number;
  valueBelow: number | null;
}

function findFaultsBySize({ lines, ...checked }: Checked): CoverageFault[] {
  const { fuel, origin, taxpayer, value, valueBelow, charge } = checked;
  const isElectric = fuel === 'bev';
  const bounds = lines.flatMap((line) =>
    isElectric ? [line.batteryFrom, line.batteryBelow] : [line.engineFrom, line.engineBelow],
  );
  const end = isElectric ? checkedSizes.battery : checkedSizes.engine;
  const edges = listEdges(1, bounds, end);
  const faults: CoverageFault[] = [];
  for (const [index, from] of edges.entries()) {
    const car: TariffCar = {
      exFactory: value,
      engineCc: isElectric ? null : from,
      batteryWh: isElectric ? from : null,
      fuel,
      origin,
    };
    const count = lines.filter((line) => matchLine(car, taxpayer, line) === 'yes').length;
    if (count === 1) continue;
    const kind = count === 0 ? 'gap' : 'overlap';
    const to = (edges[index + 1] ?? end + 1) - 1;
    const last = faults.at(-1);
    if (last?.kind === kind && last.to === from - 1) last.to = to;
    else faults.push({ kind, charge, fuel, origin, taxpayer, from, to, value, valueBelow });
  }
  return faults;
}

/**
 * Finds the gaps and overlaps of a tariff: for every charge of its jurisdiction that it mentions or must mention, over
 * engines of 1 to 6,000 cc or batteries up to 150 kWh, prices, fuels, origins and taxpayers.
 */
export function findCoverageFaults({
  jurisdiction,
  lines,
}: Pick<Tariff, 'jurisdiction' | 'lines'>): CoverageFault[] {
  const charges = jurisdiction === 'PK' ? federalCharges : provincialCharges;
  return charges.flatMap((charge) => {
    const own = lines.filter((line) => line.charge === charge);
    const values = listEdges(
      0,
      own.flatMap((line) => [line.valueFrom, line.valueBelow]),
      Number.POSITIVE_INFINITY,
    );
    return fuels.flatMap((fuel) =>
      origins.flatMap((origin) =>
        taxpayers.flatMap((taxpayer) =>
          values.flatMap((value, index) => {
            const valueBelow = values[index + 1] ?? null;
            const cars = { charge, fuel, origin, taxpayer, value, valueBelow };
            return findFaultsBySize({ ...cars, lines: own });
          }),
        ),
      ),
    );
  });
}

/** A line that a new version adds, removes, or gives another figure. */
export interface LineChange {
  before: TariffLine | null;
  after: TariffLine | null;
}

/** What a line is about, without its figures. */
const identifyLine = (line: TariffLine): string =>
  JSON.stringify([
    line.charge,
    line.engineFrom,
    line.engineBelow,
    line.batteryFrom,
    line.batteryBelow,
    line.valueFrom,
    line.valueBelow,
    line.fuels.toSorted(),
    line.origin,
    line.taxpayer,
  ]);

const isSameLine = (a: TariffLine, b: TariffLine): boolean =>
  (Object.keys(a) as (keyof TariffLine)[]).every((field) =>
    field === 'fuels'
      ? a.fuels.toSorted().join() === b.fuels.toSorted().join()
      : a[field] === b[field],
  );

/** Lists what a new version changes, compared with the one before it. */
export function listLineChanges(
  before: readonly TariffLine[],
  after: readonly TariffLine[],
): LineChange[] {
  const remaining = new Map(before.map((line) => [identifyLine(line), line]));
  const changed: LineChange[] = [];
  for (const line of after) {
    const old = remaining.get(identifyLine(line));
    remaining.delete(identifyLine(line));
    if (!old || !isSameLine(old, line)) changed.push({ before: old ?? null, after: line });
  }
  return [...changed, ...[...remaining.values()].map((line) => ({ before: line, after: null }))];
}
