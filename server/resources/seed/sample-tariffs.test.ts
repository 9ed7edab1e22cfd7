import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCoverage } from '#contract/on-road/coverage.ts';
import { type Province, provinceCodes } from '#contract/on-road/jurisdictions.ts';
import type { Bounds } from '#contract/on-road/match-line.ts';
import { sumAdjustable } from '#contract/on-road/on-road-price.ts';
import {
  fuels,
  origins,
  plainLine,
  type TariffLine,
  taxpayers,
} from '#contract/on-road/tariff-lines.ts';
import { calculateOnRoad, type OnRoadInput } from '#server/resources/tariffs/calculate-on-road.ts';
import {
  calculate,
  car,
  electricCar,
  findLine,
  input,
  lastYear,
  tariffs,
  thisYear,
} from '#tests/support/sample-on-road.ts';

/** The charges on top of a car's price; null for charges without a figure. */
type Amounts = Record<string, number | null>;

/** Registers the worked example of a day: every line and the sum, for each province and both kinds of buyers. */
function checkExample(date: string, examples: [Province, 'atl' | 'non-atl', Amounts, number][]) {
  it.each(examples)('in %s as %s has these figures', (province, taxpayer, amounts, sum) => {
    const price = calculate({ province, taxpayer, date });
    expect(Object.fromEntries(price.lines.map(({ charge, amount }) => [charge, amount]))).toEqual({
      freight: 0,
      ...amounts,
    });
    expect(price.onRoad).toBe(9_000_000 + sum);
    expect(price.isComplete).toBe(Object.values(amounts).every((amount) => amount !== null));
  });
}

const atl = { 'wht-231b': 180_000, 'income-234': 2_500 };
const nonAtl = { 'wht-231b': 540_000, 'income-234': 5_000 };

describe('a car of PKR 9,000,000 with 1,499 cc in the fiscal year 2026-27', () => {
  const punjab = { registration: 180_000, token: 27_000, plates: null };
  const sindh = { registration: 202_500, token: 4_000, plates: 2_450 };
  const islamabad = { registration: 180_000, token: 22_500, plates: null };
  const khyber = { registration: 180_000, token: 4_000, plates: null };
  const balochistan = { registration: null, token: 1_400, plates: null };
  checkExample(thisYear, [
    ['PK-PB', 'atl', { ...atl, ...punjab }, 389_500],
    ['PK-PB', 'non-atl', { ...nonAtl, ...punjab }, 752_000],
    ['PK-SD', 'atl', { ...atl, ...sindh }, 391_450],
    ['PK-SD', 'non-atl', { ...nonAtl, ...sindh }, 753_950],
    ['PK-IS', 'atl', { ...atl, ...islamabad }, 385_000],
    ['PK-IS', 'non-atl', { ...nonAtl, ...islamabad }, 747_500],
    ['PK-KP', 'atl', { ...atl, ...khyber }, 366_500],
    ['PK-KP', 'non-atl', { ...nonAtl, ...khyber }, 729_000],
    ['PK-BA', 'atl', { ...atl, ...balochistan }, 183_900],
    ['PK-BA', 'non-atl', { ...nonAtl, ...balochistan }, 546_400],
  ]);

  it('saves a filer PKR 362,500', () => {
    expect(calculate({ taxpayer: 'non-atl' }).onRoad - calculate().onRoad).toBe(362_500);
  });

  it('names the capital value tax without adding it', () => {
    expect(calculate().notes).toContain(
      'Capital value tax (1 %) is taken to be part of the ex-factory price and is not added.',
    );
  });

  it('gives back what can be set off against income tax', () => {
    expect(sumAdjustable(calculate().lines)).toBe(182_500);
  });
});

describe('the same car in the fiscal year 2025-26', () => {
  const punjab = { registration: 180_000, token: 18_000, plates: null };
  const sindh = { registration: 202_500, token: null, plates: 2_450 };
  const islamabad = { registration: 180_000, token: null, plates: null };
  checkExample(lastYear, [
    ['PK-PB', 'atl', { ...atl, ...punjab }, 380_500],
    ['PK-PB', 'non-atl', { ...nonAtl, ...punjab }, 743_000],
    ['PK-SD', 'atl', { ...atl, ...sindh }, 387_450],
    ['PK-SD', 'non-atl', { ...nonAtl, ...sindh }, 749_950],
    ['PK-IS', 'atl', { ...atl, ...islamabad }, 362_500],
    ['PK-IS', 'non-atl', { ...nonAtl, ...islamabad }, 725_000],
  ]);
});

it('a 2.0-litre car of PKR 16,000,000 pays 5 % as a filer and 15 % as a non-filer', () => {
  const changes = { car: { ...car, exFactory: 16_000_000, engineCc: 1_998 } };
  expect(findLine('wht-231b', changes)?.amount).toBe(800_000);
  expect(findLine('wht-231b', { ...changes, taxpayer: 'non-atl' })?.amount).toBe(2_400_000);
});

it('a car of PKR 8,028,500 with 1,499 cc pays PKR 160,570', () => {
  expect(findLine('wht-231b', { car: { ...car, exFactory: 8_028_500 } })?.amount).toBe(160_570);
});

it('no two lines of a version apply to one car', () => {
  for (const tariff of tariffs) {
    const overlaps = checkCoverage(tariff).faults.filter(({ kind }) => kind === 'overlap');
    expect(overlaps, tariff.label).toEqual([]);
  }
});

it('the versions of a jurisdiction follow each other without a gap or a common day', () => {
  for (const jurisdiction of new Set(tariffs.map((tariff) => tariff.jurisdiction))) {
    const versions = tariffs
      .filter((tariff) => tariff.jurisdiction === jurisdiction)
      .toSorted((a, b) => a.from.localeCompare(b.from));
    expect(versions[0]?.from).toBe('2025-07-01');
    const ends = versions.slice(0, -1).map(({ until }) => until);
    expect(ends).toEqual(versions.slice(1).map(({ from }) => from));
  }
});

describe('a fact that is not known', () => {
  it('leaves the lines that need it open, and names it', () => {
    const price = calculate({ car: { ...car, engineCc: null } });
    const open = price.lines.filter(({ amount }) => amount === null);
    expect(open.map(({ charge }) => charge)).toEqual([
      'wht-231b',
      'registration',
      'token',
      'income-234',
      'plates',
    ]);
    expect(price.onRoad).toBe(9_000_000);
    expect(price.openFacts).toEqual(['engineCc']);
    expect(price.notes).toContain(
      'Still to be confirmed for this car: the engine’s exact size. Until then the sum is a range.',
    );
  });

  const withCvt = (lines: TariffLine[]) =>
    tariffs.map((tariff) =>
      tariff.jurisdiction === 'PK'
        ? { ...tariff, lines: [...tariff.lines.filter(({ charge }) => charge !== 'cvt'), ...lines] }
        : tariff,
    );

  it('leaves a charge open that is in the price of some cars only, in either order of its lines', () => {
    const cvt = {
      ...plainLine,
      charge: 'cvt',
      label: 'CVT',
      due: 'delivery',
      legalRef: '',
    } as const;
    const small = { ...cvt, fuels: [], engineBelow: 1_300, rateBp: 100, isIncluded: true };
    const large = { ...small, engineBelow: null, engineFrom: 1_300, isIncluded: false };
    const unknown = { ...input, car: { ...car, engineCc: null } };
    for (const lines of [
      [small, large],
      [large, small],
    ]) {
      const price = calculateOnRoad(unknown, withCvt(lines));
      expect(price.lines).toContainEqual(expect.objectContaining({ charge: 'cvt', amount: null }));
      expect(price.notes.join(' ')).not.toContain('not added');
    }
    const all = calculateOnRoad(unknown, withCvt([small, { ...large, isIncluded: true }]));
    expect(all.lines.map(({ charge }) => charge)).not.toContain('cvt');
    expect(all.notes).toContain(
      'CVT, if it is due for this car, is taken to be part of the ex-factory price and is not added.',
    );
  });

  it('does not matter to lines that do not ask for it', () => {
    const price = calculate({ car: { ...car, origin: null } });
    expect(price.onRoad).toBe(9_389_500);
  });
});

it('an electric car has no engine: it pays by its price and its battery', () => {
  const changes = { car: electricCar(48_000) };
  expect(findLine('wht-231b', changes)?.amount).toBe(240_000);
  expect(findLine('registration', changes)?.amount).toBe(4_000);
});

describe('facts that are samples', () => {
  it('are named with their figures in a note, and change no figure', () => {
    const sampled = { ...car, sampleFacts: ['fuel', 'engineCc', 'origin'] as const };
    const price = calculate({ car: sampled });
    expect(price.notes.join(' ')).toContain(
      'Sample facts of this car, not confirmed yet: petrol, 1,499 cc and assembled in Pakistan.',
    );
    expect(price.onRoad).toBe(calculate().onRoad);
  });

  it('include the battery of an electric car', () => {
    const sampled = {
      ...electricCar(48_500),
      sampleFacts: ['fuel', 'batteryKwh', 'origin'] as const,
    };
    expect(calculate({ car: sampled }).notes.join(' ')).toContain(
      'electric, a battery of 48.5 kWh and imported.',
    );
  });
});

it('without a published tariff all its charges are open', () => {
  const price = calculate({ province: 'PK-GB' });
  const open = price.lines.filter(({ amount }) => amount === null).map(({ charge }) => charge);
  expect(open).toEqual(['registration', 'token', 'plates']);
  expect(price.notes).toContain(
    'No tariff of Gilgit-Baltistan is published for this day. Ask your dealer.',
  );
});

it('names the tariff that begins later', () => {
  const price = calculate({ date: lastYear });
  expect(price.onRoad).toBe(9_380_500);
  const words = 'From 1 July 2026 other rates apply in';
  expect(price.notes).toContain(`${words} Pakistan: Finance Act 2026.`);
  expect(price.notes).toContain(`${words} Punjab: Punjab motor vehicle tax 2026-27.`);
  // A version that was replaced on its first day is never in force.
  const [federal] = tariffs;
  if (!federal) throw new Error('no federal tariff');
  const replaced = { ...federal, label: 'Misprinted', from: thisYear, until: thisYear };
  const { notes } = calculateOnRoad({ ...input, date: lastYear }, [...tariffs, replaced]);
  expect(notes).toEqual(price.notes);
});

it('bars non-filers above the limit from the day that staff set, and nobody before', () => {
  const withDay = tariffs.map((tariff) =>
    tariff.jurisdiction === 'PK' ? { ...tariff, nonFilerLimitFrom: '2026-08-01' } : tariff,
  );
  const isBarred = (changes: Partial<OnRoadInput>, known = withDay) =>
    calculateOnRoad({ ...input, date: '2026-08-01', ...changes }, known).isBarred;
  expect(isBarred({ taxpayer: 'non-atl' })).toBe(true);
  expect(isBarred({ taxpayer: 'non-atl', date: '2026-07-31' })).toBe(false);
  expect(isBarred({ taxpayer: 'atl' })).toBe(false);
  expect(isBarred({ taxpayer: 'non-atl', car: { ...car, exFactory: 7_000_000 } })).toBe(false);
  expect(isBarred({ taxpayer: 'non-atl' }, tariffs)).toBe(false);
});

describe('any price', () => {
  const anyInput = fc.record({
    car: fc.record({
      exFactory: fc.integer({ min: 0, max: 999_999_999_999 }),
      engineCc: fc.option(fc.integer({ min: 1, max: 6_000 })),
      batteryWh: fc.option(fc.integer({ min: 1, max: 150_000 })),
      fuel: fc.option(fc.constantFrom(...fuels)),
      origin: fc.option(fc.constantFrom(...origins)),
    }),
    freight: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    province: fc.option(fc.constantFrom(...provinceCodes)),
    taxpayer: fc.constantFrom(...taxpayers),
    date: fc.constantFrom(lastYear, thisYear),
  });

  it('is the sum of its lines in whole rupees, and complete only if all have a figure', () => {
    fc.assert(
      fc.property(anyInput, (changes) => {
        const { exFactory, lines, onRoad, isComplete } = calculate(changes);
        expect(onRoad).toBe(lines.reduce((sum, { amount }) => sum + (amount ?? 0), exFactory));
        expect(Number.isSafeInteger(onRoad)).toBe(true);
        expect(isComplete).toBe(lines.every(({ amount }) => amount !== null));
      }),
    );
  });

  it('never falls when the ex-factory price rises', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 1_000_000 }), (changes, more) => {
        const dearer = { ...changes.car, exFactory: changes.car.exFactory + more };
        const before = calculate(changes).onRoad;
        expect(calculate({ ...changes, car: dearer }).onRoad).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('lies in the range of a price whose facts are open, and so does each line in its own', () => {
    const known = anyInput.filter(
      ({ car: { engineCc, batteryWh, fuel, origin } }) =>
        fuel !== null && origin !== null && (fuel === 'bev' ? batteryWh : engineCc) !== null,
    );
    const hidden = fc.subarray(['engineCc', 'batteryWh', 'fuel', 'origin'] as const);
    fc.assert(
      fc.property(known, hidden, (changes, names) => {
        const price = calculate(changes);
        const open = Object.fromEntries(names.map((name) => [name, null]));
        const ranged = calculate({ ...changes, car: { ...changes.car, ...open } });
        const isInside = (amount: number, { from, to }: Bounds) => from <= amount && amount <= to;
        const amounts = new Map(price.lines.map(({ charge, amount }) => [charge, amount]));
        const counted = ranged.lines.filter(({ amount, range }) => amount !== null || range);
        const sum = counted.reduce(
          (total, { charge }) => total + (amounts.get(charge) ?? 0),
          price.exFactory,
        );
        expect(ranged.range && isInside(sum, ranged.range)).toBe(true);
        for (const { charge, range } of counted) {
          if (range) expect(isInside(amounts.get(charge) ?? 0, range)).toBe(true);
        }
      }),
    );
  });

  it('is not lower for a non-filer', () => {
    fc.assert(
      fc.property(anyInput, (changes) => {
        const filer = calculate({ ...changes, taxpayer: 'atl' }).onRoad;
        expect(calculate({ ...changes, taxpayer: 'non-atl' }).onRoad).toBeGreaterThanOrEqual(filer);
      }),
    );
  });
});
