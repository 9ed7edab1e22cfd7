import { expect, it } from 'vitest';
import type { FinanceRules } from '#contract/finance/rules.ts';
import type { Car, CarFact } from '#contract/prices/pricing.ts';
import { noteInstalments } from './instalments.ts';

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
  kiborOn: '2026-04-23',
  spreadBp: 300,
  islamicRateBp: 1_178,
  insuranceBp: 0,
  takafulBp: 199,
  nonFilerLeaseBp: 400,
  sourceTitle: 'The test',
  sourceUrl: null,
  isSample: false,
  createdAt: '2026-11-03T00:00:00.000Z',
  updatedAt: '2026-11-03T00:00:00.000Z',
};
const car = {
  vehicleId: 'A-Car',
  basePrice: 9_000_000,
  origin: 'local',
  engineCc: 1_499,
  fuel: 'petrol',
  sampleFacts: [] as CarFact[],
} as const;
const note = (facts: Partial<Car> = {}, changes: Partial<FinanceRules> = {}) =>
  noteInstalments({ ...car, ...facts }, [{ ...rules, ...changes }]);

it('names the lower payment, the term, the down payment, each kind, and the day of the rate', () => {
  expect(note()).toEqual({
    monthly: 'From PKR 99,328 a month',
    terms:
      'Over 36 months, PKR 6,000,000 down (66.7\u00a0%). Conventional PKR 101,849, Islamic (ijarah) PKR 99,328.',
    basis: 'KIBOR of 23 April 2026. An illustration, not an offer; the bank decides.',
    vehicle: 'a-car',
  });
  expect(note({ basePrice: 4_000_000 })?.terms).toContain('PKR 1,200,000 down (30\u00a0%)');
  expect(note({}, { islamicRateBp: 2_000 })?.monthly).toBe('From PKR 101,849 a month');
});

it('names what is not confirmed of the car, and marks sample rates', () => {
  const open = note({ origin: null, engineCc: null }, { isSample: true });
  expect(open?.terms).toContain(
    'Not confirmed yet: whether it is imported, which no bank may finance, and its engine’s size, which sets the term.',
  );
  expect(open?.basis).toContain('KIBOR of 23 April 2026 (sample rates).');
  expect(note({ origin: null }, { isImportedAllowed: true })?.terms).not.toContain('Not confirmed');
  expect(note({ engineCc: null, fuel: 'bev' })?.terms).not.toContain('Not confirmed');
});

it('marks facts of the car that are samples, if the finance depends on them', () => {
  const mark = 'Sample facts of the car.';
  expect(note({ sampleFacts: ['engineCc'] })?.basis).toContain(mark);
  expect(note({ origin: 'imported', sampleFacts: ['origin'] })?.terms).toContain(mark);
  expect(note({ sampleFacts: ['litresPer100Km'] })?.basis).not.toContain(mark);
});

it('of an imported car has no figure, unless the rules allow its finance', () => {
  expect(note({ origin: 'imported' })).toEqual({
    monthly: null,
    terms: 'No bank may finance imported cars.',
    basis: '',
    vehicle: 'a-car',
  });
  expect(note({ origin: 'imported' }, { isImportedAllowed: true })?.monthly).toContain('99,328');
});

it('there is none without a price, without rules for today, or if nothing is left to finance', () => {
  expect(note({ basePrice: 0 })).toBeNull();
  expect(note({}, { from: '2099-01-01' })).toBeNull();
  expect(note({}, { minDownBp: 10_000 })).toBeNull();
});
