import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCar as base } from '#tests/support/tariff-drafts.ts';
import { type CoverageFault, checkCoverage, checkedSizes, maxListedFaults } from './coverage.ts';
import { listLineChanges } from './line-changes.ts';
import { matchLine } from './match-line.ts';
import { fuels, origins, provincialCharges, type TariffLine, taxpayers } from './tariff-lines.ts';

const findRegistrationFaults = (lines: TariffLine[]) =>
  checkCoverage({ jurisdiction: 'PK-PB', lines }).faults.filter(
    ({ charge }) => charge === 'registration',
  );

it('one line for all cars has neither gaps nor overlaps', () => {
  expect(findRegistrationFaults([base])).toEqual([]);
});

it('a gap between two brackets of engines is found, with its bounds', () => {
  const lines = [
    { ...base, engineBelow: 1_000 },
    { ...base, engineFrom: 1_301 },
    { ...base, fuels: ['bev'] } satisfies TariffLine,
  ];
  const faults = findRegistrationFaults(lines);
  expect(faults).toHaveLength(4 * 2 * 2);
  for (const fault of faults) expect(fault).toMatchObject({ kind: 'gap', from: 1_000, to: 1_300 });
});

it('an overlap of one cubic centimeter is found, for its taxpayers alone', () => {
  const lines: TariffLine[] = [
    { ...base, engineBelow: 1_301, fuels: ['petrol'] },
    { ...base, engineFrom: 1_300, fuels: ['petrol'], taxpayer: 'atl' },
  ];
  const overlaps = findRegistrationFaults(lines).filter(({ kind }) => kind === 'overlap');
  expect(overlaps).toHaveLength(2);
  for (const fault of overlaps) {
    expect(fault).toMatchObject({ from: 1_300, to: 1_300, fuel: 'petrol', taxpayer: 'atl' });
  }
});

it('a gap of prices is found', () => {
  const lines: TariffLine[] = [
    { ...base, valueBelow: 5_000_000 },
    { ...base, valueFrom: 6_000_000 },
  ];
  const faults = findRegistrationFaults(lines);
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault).toMatchObject({ kind: 'gap', value: 5_000_000 });
});

it('a charge that must be there and is not is a gap for all cars', () => {
  const { faults } = checkCoverage({ jurisdiction: 'PK', lines: [] });
  expect(faults.some(({ charge, from }) => charge === 'wht-231b' && from === 1)).toBe(true);
});

it('lists the lines that are new, gone or have another figure', () => {
  const changed = { ...base, engineFrom: 1_000, engineBelow: 2_000 };
  const gone = { ...base, engineFrom: 2_000 };
  const added = { ...base, engineFrom: 2_000, engineBelow: 3_000 };
  const dearer = { ...changed, rateBp: 200 };
  expect(listLineChanges([base, changed, gone], [base, dearer, added])).toEqual([
    { before: changed, after: dearer },
    { before: null, after: added },
    { before: gone, after: null },
  ]);
});

/** The edges of a dimension, from its first point on. */
const listEdges = (from: number, bounds: readonly (number | null)[], end: number): number[] =>
  [...new Set([from, ...bounds.flatMap((bound) => bound ?? [])])]
    .filter((edge) => edge >= from && edge <= end)
    .toSorted((a, b) => a - b);

/** Finds the faults for some cars and buyers by matching each line with the first car between each pair of edges. */
function tryBuyers(
  own: readonly TariffLine[],
  buyers: Pick<CoverageFault, 'charge' | 'fuel' | 'origin' | 'taxpayer'>,
  [value, valueBelow]: readonly [number, number | null],
): CoverageFault[] {
  const isElectric = buyers.fuel === 'bev';
  const end = isElectric ? checkedSizes.battery : checkedSizes.engine;
  const bounds = own.flatMap((line) =>
    isElectric ? [line.batteryFrom, line.batteryBelow] : [line.engineFrom, line.engineBelow],
  );
  const edges = listEdges(1, bounds, end);
  const count = (size: number): number => {
    const sizes = isElectric
      ? { engineCc: null, batteryWh: size }
      : { engineCc: size, batteryWh: null };
    const car = { ...buyers, exFactory: value, ...sizes };
    return own.filter((line) => matchLine(car, buyers.taxpayer, line) === 'yes').length;
  };
  const found: CoverageFault[] = [];
  for (const [place, from] of edges.entries()) {
    const matching = count(from);
    const to = (edges[place + 1] ?? end + 1) - 1;
    const kind = matching === 0 ? 'gap' : 'overlap';
    const last = found.at(-1);
    if (matching === 1) continue;
    if (last?.kind === kind && last.to === from - 1) last.to = to;
    else found.push({ kind, ...buyers, from, to, value, valueBelow });
  }
  return found;
}

/** Finds the faults of one charge in this way. */
function findByTrying(own: readonly TariffLine[]): CoverageFault[] {
  const bounds = own.flatMap((line) => [line.valueFrom, line.valueBelow]);
  const values = listEdges(0, bounds, Number.POSITIVE_INFINITY);
  const buyers = fuels.flatMap((fuel) =>
    origins.flatMap((origin) =>
      taxpayers.map((taxpayer) => ({ charge: 'registration', fuel, origin, taxpayer }) as const),
    ),
  );
  return buyers.flatMap((each) =>
    values.flatMap((value, place) => tryBuyers(own, each, [value, values[place + 1] ?? null])),
  );
}

const anyRange = (step: number) =>
  fc
    .option(fc.integer({ min: 0, max: 7 }), { freq: 3 })
    .map((at) => (at === null ? null : at * step));
const anyLine: fc.Arbitrary<TariffLine> = fc
  .record({
    engineFrom: anyRange(900),
    engineBelow: anyRange(900),
    batteryFrom: anyRange(30_000),
    batteryBelow: anyRange(30_000),
    valueFrom: anyRange(1_000_000),
    valueBelow: anyRange(1_000_000),
    fuels: fc.subarray([...fuels]),
    origin: fc.option(fc.constantFrom(...origins), { freq: 2 }),
    taxpayer: fc.option(fc.constantFrom(...taxpayers), { freq: 2 }),
  })
  .map((fields) => ({ ...base, ...fields }));

describe('a tariff of any lines', () => {
  it('has the faults that trying each line on each car finds', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 9 }), (lines) => {
        const expected = findByTrying(lines);
        const list = (kind: CoverageFault['kind']) => expected.filter((one) => one.kind === kind);
        fc.pre(list('gap').length <= maxListedFaults && list('overlap').length <= maxListedFaults);
        expect(findRegistrationFaults(lines)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });
});

/** Lines of a charge with distinct bounds; most of them overlap. */
const makeCrossing = (length: number): TariffLine[] =>
  Array.from({ length }, (_, index) => ({
    ...base,
    engineFrom: 1 + 19 * index,
    engineBelow: 6_000 - index,
    valueFrom: 137_001 * index,
    valueBelow: 999_999_999 - index,
  }));

it('of many faults each charge lists 500 gaps and 500 overlaps, and counts the others', () => {
  const crossing = makeCrossing(32);
  const { faults, unlisted } = checkCoverage({ jurisdiction: 'PK-PB', lines: crossing });
  const own = faults.filter(({ charge }) => charge === 'registration');
  for (const kind of ['gap', 'overlap']) {
    expect(own.filter((fault) => fault.kind === kind)).toHaveLength(maxListedFaults);
  }
  const others = faults.length - own.length;
  // The other charges have no line, so one gap for each kind of car and buyer.
  const combinations = fuels.length * origins.length * taxpayers.length;
  expect(others).toBe((provincialCharges.length - 1) * combinations);
  expect(own.length + unlisted).toBe(findByTrying(crossing).length);
});

it('each line of a tariff is compared once with each kind of car and buyer, however many edges there are', () => {
  let asked = 0;
  const lines = makeCrossing(300).map((line) => ({
    ...line,
    get fuels() {
      asked += 1;
      return [];
    },
  }));
  checkCoverage({ jurisdiction: 'PK-PB', lines });
  // Each line is matched once for each kind of car and buyer.
  expect(asked).toBe(300 * fuels.length * origins.length * taxpayers.length);
});
