import { checkboxInput, numberInput } from '../input/number-input.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { z } from '../zod.ts';
import { day, sourceFields } from './dated.ts';

/** What the company promises for late deliveries, from a day on. Rates are hundredths of a percent a year. */
export interface CompensationRules {
  _id: string;
  /** The first day on which they apply, YYYY-MM-DD; they end when the next ones begin. */
  from: string;
  /** Days after the first payment without compensation. */
  daysUntilDue: number;
  kiborBp: number;
  /** What is paid on top of KIBOR. */
  marginBp: number;
  /** Whether the company makes the promise from that day on. */
  isOn: boolean;
  sourceTitle: string;
  sourceUrl: string | null;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

const ruleFields = {
  from: day('Please enter the first day'),
  daysUntilDue: numberInput({
    name: 'The number of days',
    min: 1,
    max: 1_000,
    missing: 'Please enter the number of days',
  }),
  kiborBp: numberInput({ name: 'KIBOR', min: 0, max: 10_000, missing: 'Please enter KIBOR' }),
  marginBp: numberInput({
    name: 'The margin',
    min: 0,
    max: 10_000,
    missing: 'Please enter the margin',
  }),
  isOn: checkboxInput('isOn'),
  ...sourceFields,
};

export const compensationRulesInput = z.object(ruleFields);
/** A partial update: absent fields keep their values. */
export const compensationRulesUpdate = z.partial(z.object(ruleFields));

/** The rules of compensation as staff manage them. */
export const compensationRulesAdmin = {
  slug: 'compensation-rules',
  permission: 'tariffs',
  paths: { records: '/finance/admin/compensation' },
  texts: recordTexts(
    {
      title: 'Compensation',
      noun: { one: 'set of rules', many: 'sets of rules' },
      start: 'What the company pays for a late delivery, and from which day on.',
      confirmDelete: 'Are you sure you want to delete these rules of compensation?',
      taken: 'Other rules begin on this day',
    },
    { one: 'rules of compensation', many: 'rules of compensation' },
  ),
} as const;
