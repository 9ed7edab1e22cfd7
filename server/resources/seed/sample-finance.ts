import type { FinanceRules } from '#contract/finance/rules.ts';
import type { OfficialAccount } from '#contract/on-road/verify.ts';
import { newId } from '#server/platform/new-id.ts';

const sampleFields = () => {
  const now = new Date().toISOString();
  return { _id: newId(), isSample: true, createdAt: now, updatedAt: now };
};

/**
 * Builds the last known rules of car finance. No figure for the insurance of a car was found, so it is 0 until staff
 * enter one.
 */
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
  kiborBp: 1_053,
  kiborTenor: '1 year',
  kiborOn: '2026-01-19',
  spreadBp: 300,
  islamicRateBp: 1_178,
  insuranceBp: 0,
  takafulBp: 199,
  nonFilerLeaseBp: 400,
  sourceTitle:
    'State Bank circulars BPRD 29/2021 and 19/2022; KIBOR of 19 January 2026; rates of banks in February 2026',
  sourceUrl: 'https://pkrevenue.com/sbp-releases-updated-kibor-rates-for-january-19-2026',
});

/** Builds an account that is plainly not real, to show where staff enter the company's accounts. */
export const sampleAccount = (): OfficialAccount => ({
  ...sampleFields(),
  bank: 'Sample Bank (not a real account)',
  title: 'Sample Company',
  number: 'PK00 SAMP 0000 0000 0000 0000',
  note: 'Shows where the company’s accounts will be. Nothing can be paid to it.',
  position: 0,
});
