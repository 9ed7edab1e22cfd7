import { plainLine, type TariffLine } from '#contract/on-road/tariff-lines.ts';
import type { Tariff } from '#contract/on-road/tariffs.ts';

/** A registration fee of 1 % for all cars. */
export const anyCar: TariffLine = {
  ...plainLine,
  charge: 'registration',
  label: 'Registration fee',
  rateBp: 100,
  due: 'registration',
  legalRef: 'A law of Balochistan',
};

/** Registration fees in two brackets that both contain 1,300 cc. */
export const overlappingLines: TariffLine[] = [
  { ...anyCar, engineBelow: 1_301 },
  { ...anyCar, engineFrom: 1_300, rateBp: 200 },
  { ...anyCar, fuels: ['bev'] },
];

/** A draft as staff send it, by default for Balochistan. */
export const makeDraft = (fields: Partial<Tariff> = {}) => ({
  jurisdiction: 'PK-BA',
  label: 'Finance Act of a test',
  from: '2027-07-01',
  lines: [anyCar],
  ...fields,
});

/** Rules of car finance as staff send them, besides their first day. */
export const someFinanceRules = {
  label: 'Rules of a test',
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
  sourceTitle: 'A circular',
};
