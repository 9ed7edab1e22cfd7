import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateInstalments,
  calculateRateEffect,
  type FinanceInput,
  financeKinds,
} from './instalments.ts';
import type { FinanceRules } from './rules.ts';

const rules: FinanceRules = {
  _id: '00000000-0000-4000-8000-000000000000',
  from: '2022-05-24',
  label: 'Rules of the test',
  cap: 3_000_000,
  minDownBp: 3_000,
  monthsSmall: 60,
  monthsLarge: 36,
  incomeShareBp: 4_000,
  isImportedAllowed: false,
  kiborBp: 1_053,
  kiborTenor: '1 year',
  kiborOn: '2026-01-19',
  spreadBp: 300,
  islamicRateBp: 1_178,
  insuranceBp: 0,
  takafulBp: 199,
  nonFilerLeaseBp: 400,
  sourceTitle: 'The test',
  sourceUrl: null,
  isSample: true,
  createdAt: '2026-11-03T00:00:00.000Z',
  updatedAt: '2026-11-03T00:00:00.000Z',
};

const input: FinanceInput = {
  kind: 'conventional',
  price: 9_000_000,
  engineCc: 1_499,
  fuel: 'petrol',
};

describe('the worked examples', () => {
  it.each([
    ['KIBOR 10.53 % and 3 points', input, rules, 6_000_000, 101_849, 3_666_578, 741, 254_623],
    [
      '11.78 %, Islamic',
      { ...input, kind: 'ijarah' as const },
      rules,
      6_000_000,
      99_328,
      3_575_808,
      640,
      248_320,
    ],
    [
      '30 % down and five years, without the cap',
      input,
      { ...rules, cap: 9_000_000, monthsLarge: 60 },
      2_700_000,
      145_059,
      8_703_565,
      763,
      362_648,
    ],
  ])('%s', (_name, chosen, known, down, monthly, total, flat, income) => {
    const result = calculateInstalments(chosen, known);
    expect(result).toMatchObject({
      downPayment: down,
      monthly,
      totalPaid: total,
      costOfFinance: total - result.financed,
      flatBp: flat,
      incomeNeeded: income,
    });
  });
});

it('the cap sets the down payment of a dear car, 30 % that of a cheap one', () => {
  const dear = calculateInstalments(input, rules);
  expect(dear).toMatchObject({ minDownPayment: 6_000_000, downSetBy: 'cap', financed: 3_000_000 });
  const cheap = calculateInstalments({ ...input, price: 4_000_000 }, rules);
  expect(cheap).toMatchObject({ minDownPayment: 1_200_000, downSetBy: 'share' });
});

it.each([
  [3_000_000, 900_000],
  [3_000_001, 900_001],
  [4_285_714, 1_285_715],
])(
  'the least down payment of a car of PKR %i, by the share of the rules, is PKR %i',
  (price, down) => {
    const result = calculateInstalments({ ...input, price }, rules);
    expect(result).toMatchObject({ minDownPayment: down, downSetBy: 'share' });
  },
);

it('payments are rounded to the nearest rupee, and the last one settles the rest', () => {
  const { schedule } = calculateInstalments(input, rules);
  // Exactly 101,849.40 a month: 36 of them are 3,666,578.
  expect(schedule.slice(0, -1).every(({ payment }) => payment === 101_849)).toBe(true);
  expect(schedule.at(-1)).toMatchObject({ payment: 101_863, balance: 0 });
});

it.each([9_000_000, 9_000_001, 99_999_999])(
  'a down payment of PKR %i for a car of PKR 9,000,000 is none: the least counts',
  (downPayment) => {
    const result = calculateInstalments({ ...input, downPayment }, rules);
    expect(result).toMatchObject({ downPayment: 6_000_000, monthly: 101_849 });
  },
);

it.each([
  [1_000, 'petrol', 60],
  [1_001, 'petrol', 36],
  [null, 'petrol', 36],
  [null, 'bev', 36],
] as const)('the longest term of %s cc, %s is %i months', (engineCc, fuel, months) => {
  const wanted = { ...input, engineCc, fuel, months: 84 };
  expect(calculateInstalments(wanted, rules)).toMatchObject({ months, maxMonths: months });
});

it('two points more or less change the instalment', () => {
  expect(calculateRateEffect(input, rules)).toEqual({ lower: 98_971, higher: 104_776 });
});

it('other instalments raise the income needed', () => {
  const wanted = { ...input, otherInstalments: 20_000 };
  expect(calculateInstalments(wanted, rules).incomeNeeded).toBe(304_623);
});

describe('any plan', () => {
  const anyInput = fc.record({
    kind: fc.constantFrom(...financeKinds),
    price: fc.integer({ min: 0, max: 99_999_999 }),
    engineCc: fc.option(fc.integer({ min: 1, max: 6_000 })),
    fuel: fc.constant(null),
    downPayment: fc.integer({ min: 0, max: 99_999_999 }),
    months: fc.integer({ min: 1, max: 60 }),
    rateBp: fc.integer({ min: 0, max: 5_000 }),
  });

  it('pays the principal back, in whole rupees, and no payment is negative', () => {
    fc.assert(
      fc.property(anyInput, (chosen) => {
        const { schedule, financed, totalPaid, costOfFinance } = calculateInstalments(
          chosen,
          rules,
        );
        const sum = (field: 'principal' | 'payment') =>
          schedule.reduce((total, month) => total + month[field], 0);
        expect(sum('principal')).toBe(financed);
        expect(sum('payment')).toBe(totalPaid);
        expect(costOfFinance).toBeGreaterThanOrEqual(0);
        expect(schedule.at(-1)?.balance ?? 0).toBe(0);
        for (const month of schedule) {
          expect(month.payment).toBe(month.finance + month.principal);
          expect(Math.min(month.payment, month.finance, month.balance)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('never finances more than the cap, nor less than the least down payment', () => {
    fc.assert(
      fc.property(anyInput, (chosen) => {
        const { financed, downPayment, minDownPayment } = calculateInstalments(chosen, rules);
        expect(financed).toBeLessThanOrEqual(rules.cap);
        expect(downPayment).toBeGreaterThanOrEqual(minDownPayment);
        expect(downPayment * 10_000).toBeGreaterThanOrEqual(chosen.price * rules.minDownBp);
      }),
    );
  });
});
