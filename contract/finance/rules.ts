import { checkboxInput, numberInput } from '../input/number-input.ts';
import { text } from '../input/text.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { z } from '../zod.ts';
import { day, sourceFields } from './dated.ts';

/** The State Bank's rules for car finance and the rates of an illustration, from a day on. */
export interface FinanceRules {
  _id: string;
  /** The first day on which they apply, YYYY-MM-DD; they end when the next ones begin. */
  from: string;
  label: string;
  /** The maximum car debt of one person, in whole rupees. */
  cap: number;
  /** The minimum down payment, in hundredths of a percent of the price. */
  minDownBp: number;
  /** The longest term in months for engines up to 1,000 cc, and above. */
  monthsSmall: number;
  monthsLarge: number;
  /** The maximum share of the net income that instalments may take, in hundredths of a percent. */
  incomeShareBp: number;
  /** Whether banks may finance imported cars. */
  isImportedAllowed: boolean;
  /** KIBOR in hundredths of a percent a year, its tenor ('1 year') and its date. */
  kiborBp: number;
  kiborTenor: string;
  kiborOn: string;
  /** The bank's margin in hundredths of a percent. */
  spreadBp: number;
  /** The yearly rate of Islamic finance, in hundredths of a percent. */
  islamicRateBp: number;
  /** Yearly insurance and takaful in hundredths of a percent of the price. */
  insuranceBp: number;
  takafulBp: number;
  /** A non-filer's one-time tax on a lease, in hundredths of a percent of the price: s. 231B(1A). */
  nonFilerLeaseBp: number;
  sourceTitle: string;
  sourceUrl: string | null;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

const basisPoints = (name: string) =>
  numberInput({ name, min: 0, max: 10_000, missing: `Please enter ${name.toLowerCase()}` });

const ruleFields = {
  from: day('Please enter the first day'),
  label: text({ max: 120, missing: 'Please enter a label' }),
  cap: numberInput({
    name: 'The cap',
    min: 0,
    max: 999_999_999_999,
    missing: 'Please enter the cap',
  }),
  minDownBp: basisPoints('The least down payment'),
  monthsSmall: numberInput({
    name: 'The longest term',
    min: 1,
    max: 120,
    missing: 'Please enter the longest term',
  }),
  monthsLarge: numberInput({
    name: 'The longest term',
    min: 1,
    max: 120,
    missing: 'Please enter the longest term',
  }),
  incomeShareBp: numberInput({
    name: 'The share of the income',
    min: 1,
    max: 10_000,
    missing: 'Please enter the share of the income',
  }),
  isImportedAllowed: checkboxInput('isImportedAllowed'),
  kiborBp: basisPoints('KIBOR'),
  kiborTenor: text({ max: 40, missing: 'Please enter the tenor' }),
  kiborOn: day('Please enter the day of KIBOR'),
  spreadBp: basisPoints('The spread'),
  islamicRateBp: basisPoints('The rate of Islamic finance'),
  insuranceBp: basisPoints('The insurance'),
  takafulBp: basisPoints('The takaful'),
  nonFilerLeaseBp: basisPoints('The tax on leases of non-filers'),
  ...sourceFields,
};

export const financeRulesInput = z.object(ruleFields);
/** A partial update: absent fields keep their values. */
export const financeRulesUpdate = z.partial(z.object(ruleFields));

/** Finance rules as staff manage them. */
export const financeRulesAdmin = {
  slug: 'finance-rules',
  permission: 'tariffs',
  paths: { records: '/finance/admin/rules' },
  texts: recordTexts(
    {
      title: 'Finance Rules',
      noun: { one: 'set of rules', many: 'sets of rules' },
      start: 'What banks may lend, and at which rate: instalments need it.',
      confirmDelete: 'Are you sure you want to delete these finance rules?',
      taken: 'Other rules begin on this day',
    },
    { one: 'finance rules', many: 'finance rules' },
  ),
} as const;
