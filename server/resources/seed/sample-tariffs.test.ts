import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateOnRoad, type OnRoadInput } from '#contract/on-road/calculate.ts';
import { type Province, provinceCodes } from '#contract/on-road/jurisdictions.ts';
import type { TariffCar } from '#contract/on-road/match-line.ts';
import { sumAdjustable } from '#contract/on-road/on-road-price.ts';
import {
  fuels,
  origins,
  plainLine,
  type TariffCharge,
  type TariffLine,
  taxpayers,
} from '#contract/on-road/tariff-lines.ts';
import { takeShare } from '#contract/rupees.ts';
import { sampleTariffs } from './sample-tariffs.ts';

const tariffs = sampleTariffs();

const car: TariffCar = {
  exFactory: 9_000_000,
  engineCc: 1_499,
  batteryWh: null,
  fuel: 'petrol',
  origin: 'local',
};
const input: OnRoadInput = {
  car,
  freight: 0,
  province: 'PK-PB',
  taxpayer: 'atl',
  date: '2026-03-01',
};

const calculate = (changes: Partial<OnRoadInput> = {}) =>
  calculateOnRoad({ ...input, ...changes }, tariffs);

const findAmount = (charge: TariffCharge, changes: Partial<OnRoadInput> = {}) =>
  calculate(changes).lines.find((line) => line.charge === charge)?.amount;

const withEngine = (engineCc: number) => ({ car: { ...car, engineCc } });

describe('a car of PKR 9,000,000 with 1,499 cc', () => {
  it.each<[Province, 'atl' | 'non-atl', Record<string, number | null | undefined>, number]>([
    [
      'PK-PB',
      'atl',
      {
        'wht-231b': 180_000,
        registration: 180_000,
        token: 18_000,
        'income-234': 2_500,
        plates: null,
      },
      380_500,
    ],
    [
      'PK-PB',
      'non-atl',
      { 'wht-231b': 540_000, registration: 180_000, token: 18_000, 'income-234': 7_500 },
      745_500,
    ],
    [
      'PK-SD',
      'atl',
      {
        'wht-231b': 180_000,
        registration: 202_500,
        token: null,
        'income-234': 2_500,
        plates: 2_450,
        luxury: undefined,
      },
      387_450,
    ],
    [
      'PK-SD',
      'non-atl',
      { 'wht-231b': 540_000, registration: 202_500, 'income-234': 7_500, plates: 2_450 },
      752_450,
    ],
    [
      'PK-IS',
      'atl',
      { 'wht-231b': 180_000, registration: 180_000, token: null, 'income-234': 2_500 },
      362_500,
    ],
    [
      'PK-IS',
      'non-atl',
      { 'wht-231b': 540_000, registration: 180_000, 'income-234': 7_500 },
      727_500,
    ],
  ])('in %s as %s has the figures of the worked example', (province, taxpayer, amounts, sum) => {
    const price = calculate({ province, taxpayer });
    const found = Object.fromEntries(price.lines.map(({ charge, amount }) => [charge, amount]));
    for (const [charge, amount] of Object.entries(amounts)) expect(found[charge]).toBe(amount);
    expect(price.onRoad).toBe(9_000_000 + sum);
    expect(price.isComplete).toBe(false);
  });

  it('saves a filer PKR 365,000', () => {
    expect(calculate({ taxpayer: 'non-atl' }).onRoad - calculate().onRoad).toBe(365_000);
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

it('a 2.0-litre car of PKR 16,000,000 pays 5 % as a filer and 15 % as a non-filer', () => {
  const changes = { car: { ...car, exFactory: 16_000_000, engineCc: 1_998 } };
  expect(findAmount('wht-231b', changes)).toBe(800_000);
  expect(findAmount('wht-231b', { ...changes, taxpayer: 'non-atl' })).toBe(2_400_000);
});

it('a car of PKR 8,028,500 with 1,499 cc pays PKR 160,570', () => {
  expect(findAmount('wht-231b', { car: { ...car, exFactory: 8_028_500 } })).toBe(160_570);
});

describe('at the edges of the brackets', () => {
  it.each([
    [850, 45_000],
    [851, 90_000],
    [1_000, 90_000],
    [1_001, 135_000],
    [1_300, 135_000],
    [1_301, 180_000],
    [1_600, 180_000],
    [1_601, 270_000],
    [1_800, 270_000],
    [1_801, 450_000],
    [2_000, 450_000],
    [2_001, 630_000],
    [2_500, 630_000],
    [2_501, 810_000],
    [3_000, 810_000],
    [3_001, 1_080_000],
  ])('%i cc pays withholding tax of PKR %i', (engineCc, amount) => {
    expect(findAmount('wht-231b', withEngine(engineCc))).toBe(amount);
  });

  it.each([
    [999, 90_000],
    [1_000, 180_000],
    [1_999, 180_000],
    [2_000, 360_000],
  ])('%i cc pays a registration fee of PKR %i in Islamabad', (engineCc, amount) => {
    const changes = { ...withEngine(engineCc), province: 'PK-IS' } as const;
    expect(findAmount('registration', changes)).toBe(amount);
  });

  it.each([
    [1_299, 1_750],
    [1_300, 2_500],
    [1_499, 2_500],
    [1_500, 3_750],
    [1_599, 3_750],
    [1_600, 4_500],
    [1_999, 4_500],
    [2_000, 10_000],
  ])('%i cc pays income tax with token of PKR %i', (engineCc, amount) => {
    expect(findAmount('income-234', withEngine(engineCc))).toBe(amount);
  });

  it.each([
    ['local', 1_499, undefined],
    ['local', 1_500, 25_000],
    ['local', 2_000, 50_000],
    ['imported', 1_500, 100_000],
    ['imported', 2_000, 275_000],
    ['imported', 3_000, 450_000],
  ] as const)('%s with %i cc pays luxury tax of %s in Sindh', (origin, engineCc, amount) => {
    const changes = { car: { ...car, origin, engineCc }, province: 'PK-SD' } as const;
    expect(findAmount('luxury', changes)).toBe(amount);
  });
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
    expect(price.notes.join(' ')).toContain('the engine’s exact size');
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
    expect(price.onRoad).toBe(9_380_500);
  });
});

it('an electric car has no engine: it pays by its price and its battery', () => {
  const electric = {
    ...car,
    exFactory: 8_000_000,
    engineCc: null,
    batteryWh: 48_000,
    fuel: 'bev',
  } as const;
  const changes = { car: electric };
  expect(findAmount('wht-231b', changes)).toBe(240_000);
  expect(findAmount('registration', changes)).toBe(4_000);
  expect(findAmount('token', changes)).toBe(1_000);
});

it('without a published tariff all its charges are open', () => {
  const price = calculate({ province: 'PK-BA' });
  const open = price.lines.filter(({ amount }) => amount === null).map(({ charge }) => charge);
  expect(open).toEqual(['registration', 'token', 'plates']);
  expect(price.notes).toContain(
    'No tariff of Balochistan is published for this day. Ask your dealer.',
  );
});

it('names the tariff that begins later', () => {
  const [federal, ...others] = tariffs;
  if (!federal) throw new Error('no federal tariff');
  const later = { ...federal, label: 'Finance Act 2026', from: '2026-07-01' };
  const price = calculateOnRoad(input, [{ ...federal, until: '2026-07-01' }, later, ...others]);
  expect(price.onRoad).toBe(9_380_500);
  expect(price.notes).toContain(
    'From 1 July 2026 other rates apply in Pakistan: Finance Act 2026.',
  );
  // A version that was replaced on its first day counts on none.
  const replaced = { ...later, label: 'Finance Act 2026, misprinted', until: later.from };
  expect(calculateOnRoad(input, [...tariffs, replaced, later]).notes).toEqual(price.notes);
});

it('bars non-filers above the limit from the day that staff set, and nobody before', () => {
  const withDay = tariffs.map((tariff) =>
    tariff.jurisdiction === 'PK' ? { ...tariff, nonFilerLimitFrom: '2026-02-01' } : tariff,
  );
  const isBarred = (changes: Partial<OnRoadInput>, known = withDay) =>
    calculateOnRoad({ ...input, ...changes }, known).isBarred;
  expect(isBarred({ taxpayer: 'non-atl' })).toBe(true);
  expect(isBarred({ taxpayer: 'non-atl', date: '2026-01-31' })).toBe(false);
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
    date: fc.constant('2026-03-01'),
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

  it('is not lower for a non-filer', () => {
    fc.assert(
      fc.property(anyInput, (changes) => {
        const filer = calculate({ ...changes, taxpayer: 'atl' }).onRoad;
        expect(calculate({ ...changes, taxpayer: 'non-atl' }).onRoad).toBeGreaterThanOrEqual(filer);
      }),
    );
  });
});

it.each([
  [9_000_000, 125, 112_500],
  [49, 100, 0],
  [50, 100, 1],
  [999_999_999_999, 10_000, 999_999_999_999],
  [12_345, 0, 0],
])(
  'a share of %i rupees at %i hundredths of a percent is %i, rounded half up',
  (rupees, rate, share) => {
    expect(takeShare(rupees, rate)).toBe(share);
  },
);
