import type { CompensationRules } from '#contract/finance/compensation-rules.ts';
import type { EnergyPrice } from '#contract/finance/energy-prices.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import type { OfficialAccount } from '#contract/on-road/verify.ts';
import { newId } from '#server/platform/new-id.ts';

const sampleFields = () => {
  const now = new Date().toISOString();
  return { _id: newId(), isSample: true, createdAt: now, updatedAt: now };
};

/** Builds the last known rules of car finance. No insurance rate was found, so it is 0 until staff enter one. */
export const sampleFinanceRules = (): FinanceRules => ({
  ...sampleFields(),
  from: '2022-05-24',
  label: 'State Bank of Pakistan, rules of 2021 and 2022',
  cap: 3_000_000,
  minDownBp: 3_000,
  monthsSmall: 60,
  monthsLarge: 36,
  incomeShareBp: 4_000,
  isImportedAllowed: false,
  kiborBp: 1_195,
  kiborTenor: '1 year',
  kiborOn: '2026-04-23',
  spreadBp: 300,
  islamicRateBp: 1_178,
  insuranceBp: 0,
  takafulBp: 199,
  nonFilerLeaseBp: 400,
  sourceTitle:
    'State Bank circulars BPRD 29/2021 and 19/2022; KIBOR of 23 April 2026; Islamic bank rates of February 2026. Both are older than the last known change of the policy rate, to 11.50 % on 28 April 2026 (held on 14 September 2026)',
  sourceUrl: 'https://dailyausaf.com/en/business/sbp-increases-interest-rate-by-100-basis-points',
});

/**
 * Builds the last known price of petrol. No price of electricity at home was found, so the one of charging stations in
 * 2025 is used.
 */
export const sampleEnergyPrice = (): EnergyPrice => ({
  ...sampleFields(),
  from: '2026-09-14',
  petrolPerLitre: 350,
  electricityPerKwh: 39.7,
  sourceTitle:
    'Petrol: OGRA’s 345.87 of 5 September 2026 and the rise of 4.42 on 14 September, rounded; electricity: charging stations in 2025 with taxes, because no price for homes was found',
  sourceUrl: 'https://github.com/quantanow/pakistan-fuel-prices',
});

const promiseFields = { daysUntilDue: 60, marginBp: 300, isOn: true, sourceUrl: null };

/** Builds the last known rules of compensation: one per known KIBOR of a year. */
export const sampleCompensationRules = (): CompensationRules[] => [
  {
    ...sampleFields(),
    ...promiseFields,
    from: '2026-01-01',
    kiborBp: 1_053,
    sourceTitle:
      'KIBOR of 1 year in January 2026; 60 days and 3 % from the auto policy of 2021, which ended on 30 June 2026',
  },
  {
    ...sampleFields(),
    ...promiseFields,
    from: '2026-04-23',
    kiborBp: 1_195,
    sourceTitle:
      'KIBOR of 1 year of 23 April 2026; 60 days and 3 % from the auto policy of 2021, which ended on 30 June 2026: since then the company’s own promise',
  },
];

/** Builds an obviously fictional account, to show where staff enter the company's accounts. */
export const sampleAccount = (): OfficialAccount => ({
  ...sampleFields(),
  bank: 'Sample Bank (not a real account)',
  title: 'Sample Company',
  number: 'PK00 SAMP 0000 0000 0000 0000',
  note: 'Shows where the company’s accounts will be. Nothing can be paid to it.',
  position: 0,
});
