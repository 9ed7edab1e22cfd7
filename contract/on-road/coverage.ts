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

/** Cars for which a charge has no line, or several, so that the amount is ambiguous. */
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

/** The points of a dimension at which another line may start to apply. */
function listEdges(from: number, bounds: readonly (number | null)[], end: number): number[] {
  const inside = bounds.filter((bound): bound is number => bound !== null && bound > from);
  return [...new Set([from, ...inside.filter((bound) => bound <= end)])].toSorted((a, b) => a - b);
}

/** The maximum number of listed faults per charge and kind; the rest are only counted. */
export const maxListedFaults = 500;

/** The gaps and overlaps of a tariff. */
export interface Coverage {
  /** For each charge the first gaps and overlaps: see `maxListedFaults`. */
  faults: CoverageFault[];
  /** The number of faults that are not listed. */
  unlisted: number;
}

/** The cars and buyers for which a charge is checked together, whatever their size and price. */
type Buyers = Pick<CoverageFault, 'charge' | 'fuel' | 'origin' | 'taxpayer'>;

/** Collects the first faults of each kind and counts all of them. */
class FaultList {
  readonly #listed: CoverageFault[] = [];
  readonly #amounts = { gap: 0, overlap: 0 };

  add(fault: CoverageFault): void {
    this.#amounts[fault.kind] += 1;
    if (this.#amounts[fault.kind] <= maxListedFaults) this.#listed.push(fault);
  }

  read(): Coverage {
    const { gap, overlap } = this.#amounts;
    return { faults: this.#listed, unlisted: gap + overlap - this.#listed.length };
  }
}

/** A range of values or sizes by the indexes of its edges: from the first, before the second. */
type Places = readonly [first: number, end: number];

/** Finds the index of the first edge that is not below a bound. */
function findPlace(edges: readonly number[], bound: number): number {
  const place = edges.findIndex((edge) => edge >= bound);
  return place === -1 ? edges.length : place;
}

const findPlaces = (
  edges: readonly number[],
  from: number | null,
  below: number | null,
): Places => [
  from === null ? 0 : findPlace(edges, from),
  below === null ? edges.length : findPlace(edges, below),
];

/** A line with the indexes of its price and size edges. */
interface PlacedLine {
  line: TariffLine;
  values: Places;
  sizes: Places;
}

/** A charge's lines, and the points at which another line may start to apply. */
interface PlacedLines {
  lines: readonly PlacedLine[];
  values: readonly number[];
  sizes: readonly number[];
  /** The last size. */
  end: number;
}

function placeLines(lines: readonly TariffLine[], isElectric: boolean): PlacedLines {
  const end = isElectric ? checkedSizes.battery : checkedSizes.engine;
  const listBounds = (line: TariffLine) =>
    isElectric
      ? ([line.batteryFrom, line.batteryBelow] as const)
      : ([line.engineFrom, line.engineBelow] as const);
  const sizes = listEdges(1, lines.flatMap(listBounds), end);
  const values = listEdges(
    0,
    lines.flatMap((line) => [line.valueFrom, line.valueBelow]),
    Number.POSITIVE_INFINITY,
  );
  const placed = lines.map((line) => ({
    line,
    values: findPlaces(values, line.valueFrom, line.valueBelow),
    sizes: findPlaces(sizes, ...listBounds(line)),
  }));
  return { lines: placed, values, sizes, end };
}

/** Whether a line applies to these cars and buyers, tested with the first car in the line's range. */
function concerns({ fuel, origin, taxpayer }: Buyers, line: TariffLine): boolean {
  const isElectric = fuel === 'bev';
  const car: TariffCar = {
    exFactory: line.valueFrom ?? 0,
    engineCc: isElectric ? null : (line.engineFrom ?? 0),
    batteryWh: isElectric ? (line.batteryFrom ?? 0) : null,
    fuel,
    origin,
  };
  return matchLine(car, taxpayer, line) === 'yes';
}

/**
 * Adds a fault for each run of sizes without a line, or with several. `changes` holds the change of their number at
 * each size.
 */
function addRow(
  found: FaultList,
  changes: Int32Array,
  { sizes, end }: Pick<PlacedLines, 'sizes' | 'end'>,
  cars: Omit<CoverageFault, 'kind' | 'from' | 'to'>,
): void {
  let count = 0;
  let lines = 1;
  let from = 1;
  const endRun = (next: number) => {
    if (lines === 1) return;
    found.add({ kind: lines === 0 ? 'gap' : 'overlap', ...cars, from, to: next - 1 });
  };
  for (let place = 0; place < sizes.length; place += 1) {
    count += changes[place] ?? 0;
    // Two represent 'several': this loop runs millions of times.
    const present = Math.min(count, 2);
    if (present === lines) continue;
    const size = sizes[place] ?? 1;
    endRun(size);
    lines = present;
    from = size;
  }
  endRun(end + 1);
}

/**
 * Adds the faults for some cars and buyers. It sweeps through the prices and tracks by how much the number of lines
 * changes at each size, so that a line costs two steps, at its start and end, instead of one per pair of edges.
 */
function addFaults(found: FaultList, buyers: Buyers, placed: PlacedLines): void {
  const { values, sizes } = placed;
  const own = placed.lines.filter(({ line }) => concerns(buyers, line));
  const starting = Map.groupBy(own, (line) => line.values[0]);
  const ending = Map.groupBy(own, (line) => line.values[1]);
  const changes = new Int32Array(sizes.length + 1);
  const apply = (lines: readonly PlacedLine[] | undefined, by: 1 | -1) => {
    for (const { sizes: bySize, values: byValue } of lines ?? []) {
      if (bySize[0] >= bySize[1] || byValue[0] >= byValue[1]) continue;
      changes[bySize[0]] = (changes[bySize[0]] ?? 0) + by;
      changes[bySize[1]] = (changes[bySize[1]] ?? 0) - by;
    }
  };
  for (const [place, value] of values.entries()) {
    apply(starting.get(place), 1);
    apply(ending.get(place), -1);
    const valueBelow = values[place + 1] ?? null;
    addRow(found, changes, placed, { ...buyers, value, valueBelow });
  }
}

function checkCharge(charge: TariffCharge, lines: readonly TariffLine[]): Coverage {
  const [byEngine, byBattery] = [placeLines(lines, false), placeLines(lines, true)];
  const found = new FaultList();
  for (const fuel of fuels) {
    for (const origin of origins) {
      for (const taxpayer of taxpayers) {
        const buyers = { charge, fuel, origin, taxpayer };
        addFaults(found, buyers, fuel === 'bev' ? byBattery : byEngine);
      }
    }
  }
  return found.read();
}

/**
 * Finds the gaps and overlaps of a tariff: for every charge that it contains or that its jurisdiction requires, over
 * engines of 1 to 6,000 cc or batteries up to 150 kWh, prices, fuels, origins and taxpayers.
 */
export function checkCoverage({
  jurisdiction,
  lines,
}: Pick<Tariff, 'jurisdiction' | 'lines'>): Coverage {
  const charges = jurisdiction === 'PK' ? federalCharges : provincialCharges;
  const checked = charges.map((charge) =>
    checkCharge(
      charge,
      lines.filter((line) => line.charge === charge),
    ),
  );
  return {
    faults: checked.flatMap(({ faults }) => faults),
    unlisted: checked.reduce((sum, { unlisted }) => sum + unlisted, 0),
  };
}
