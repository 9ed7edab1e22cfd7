import { expect, it } from 'vitest';
import { addDays } from '../format/pakistan-time.ts';
import { type CompensationRule, calculateCompensation } from './compensation.ts';

const rule: CompensationRule = {
  from: '2020-01-01',
  daysUntilDue: 60,
  kiborBp: 1_053,
  marginBp: 300,
  isOn: true,
  isSample: false,
};
const first = '2026-01-10';
const onDay = (days: number) => addDays(first, days);
const pay = (amount: number, paidOn = first, isReversed = false) => ({
  amount,
  paidOn,
  isReversed,
});

const calculate = (booking: Partial<Parameters<typeof calculateCompensation>[0]>) =>
  calculateCompensation({
    payments: [pay(1_800_000)],
    rules: [rule],
    deliveredAt: null,
    today: onDay(90),
    ...booking,
  });

it('Rs 1.8 million at 13.53 % for 30 days is Rs 20,017', () => {
  expect(calculate({})).toEqual({
    amount: 20_017,
    days: 30,
    dueFrom: onDay(61),
    until: onDay(90),
    isSample: false,
    parts: [
      {
        from: onDay(61),
        until: onDay(90),
        days: 30,
        paid: 1_800_000,
        kiborBp: 1_053,
        marginBp: 300,
      },
    ],
  });
});

it.each([
  [59, 0, 0],
  [60, 0, 0],
  [61, 1, 667],
  [62, 2, 1_334],
])('a car delivered on day %i is compensated for %i days', (day, days, amount) => {
  expect(calculate({ deliveredAt: onDay(day), today: onDay(300) })).toMatchObject({
    days,
    amount,
    until: onDay(day),
  });
});

it('a payment counts from the day after it, and rupees are rounded once for all parts', () => {
  const payments = [pay(800_000, onDay(75)), pay(1_000_000)];
  const result = calculate({ payments });
  expect(result?.parts.map(({ from, days, paid }) => ({ from, days, paid }))).toEqual([
    { from: onDay(61), days: 15, paid: 1_000_000 },
    { from: onDay(76), days: 15, paid: 1_800_000 },
  ]);
  // 15 days of 1,000,000 are 5,560.27 and 15 of 1,800,000 are 10,008.49.
  expect(result?.amount).toBe(15_569);
});

it('each day counts at the rate of that day', () => {
  const rules = [rule, { ...rule, from: onDay(71), kiborBp: 1_195 }];
  const result = calculate({ rules });
  expect(result?.parts.map(({ until, days, kiborBp }) => ({ until, days, kiborBp }))).toEqual([
    { until: onDay(70), days: 10, kiborBp: 1_053 },
    { until: onDay(90), days: 20, kiborBp: 1_195 },
  ]);
  expect(result?.isSample).toBe(false);
  expect(calculate({ rules: [{ ...rule, isSample: true }] })?.isSample).toBe(true);
  // 1,800,000 × (13.53 % × 10 + 14.95 % × 20) / 365 = 6,672.33 + 14,745.21
  expect(result?.amount).toBe(21_418);
});

it('a year has 365 days, and 29 February counts as one', () => {
  const leap = calculate({
    payments: [pay(3_650_000, '2027-12-01')],
    rules: [{ ...rule, kiborBp: 700 }],
    today: '2028-03-01',
  });
  // Day 61 is 31 January: 1 + 29 + 1 days.
  expect(leap).toMatchObject({ dueFrom: '2028-01-31', days: 31, amount: 31_000 });
});

it('a reversed payment never counts, not even as the first one', () => {
  const reversed = pay(500_000, '2025-01-01', true);
  expect(calculate({ payments: [reversed, pay(1_800_000)] })?.amount).toBe(20_017);
  expect(calculate({ payments: [reversed] })).toBeNull();
  expect(calculate({ payments: [] })).toBeNull();
});

it('days while the promise is switched off do not count; those before and after do', () => {
  const off = { ...rule, from: onDay(71), isOn: false };
  const stopped = calculate({ rules: [rule, off] });
  expect(stopped).toMatchObject({ days: 10, dueFrom: null });
  const resumed = calculate({ rules: [rule, off, { ...rule, from: onDay(81) }] });
  expect(resumed?.parts.map(({ from, days }) => ({ from, days }))).toEqual([
    { from: onDay(61), days: 10 },
    { from: onDay(81), days: 10 },
  ]);
});

it('without a promise in force and without a day that counts there is nothing to show', () => {
  expect(calculate({ rules: [] })).toBeNull();
  expect(calculate({ rules: [{ ...rule, isOn: false }] })).toBeNull();
  expect(calculate({ today: first })).toMatchObject({ amount: 0, days: 0, parts: [] });
});
