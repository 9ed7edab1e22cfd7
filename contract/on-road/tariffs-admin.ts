import { orderQuery, pagingQuery } from '../http/http.ts';
import { dateFormat, webAddressFormat } from '../input/formats.ts';
import { checkboxInput, clearableNumber } from '../input/number-input.ts';
import { choiceInput, clearableText, optionalText, text } from '../input/text.ts';
import { z } from '../zod.ts';
import type { CoverageFault } from './coverage.ts';
import { jurisdictionCodes } from './jurisdictions.ts';
import type { LineChange } from './line-changes.ts';
import {
  confidences,
  dueTimes,
  fuels,
  origins,
  tariffBases,
  tariffCharges,
  taxpayers,
} from './tariff-lines.ts';
import { type Tariff, tariffStatuses } from './tariffs.ts';

const whole = (what: string, max: number) =>
  z._default(
    z.nullable(
      z
        .int({ error: `${what} must be a whole number` })
        .check(
          z.gte(0, `${what} must be at least 0`),
          z.lte(max, `${what} must be at most ${max}`),
        ),
    ),
    null,
  );

/** A rate in hundredths of a percent, with one decimal: 1.5 is 0.015 %. */
const rate = z._default(
  z.nullable(
    z.number({ error: 'The rate must be a number' }).check(
      z.gte(0, 'The rate must be at least 0'),
      z.lte(100_000, 'The rate must be at most 1,000 %'),
      z.refine((value) => Number(value.toFixed(1)) === value, {
        error: 'The rate may have 3 decimals of a percent at most',
      }),
    ),
  ),
  null,
);

const maxRupees = 999_999_999_999;
const maxSize = 1_000_000;

const line = z
  .object({
    charge: choiceInput('charge', tariffCharges),
    label: text({ max: 120, missing: 'Please enter a label' }),
    engineFrom: whole('The engine size', maxSize),
    engineBelow: whole('The engine size', maxSize),
    batteryFrom: whole('The battery size', maxSize),
    batteryBelow: whole('The battery size', maxSize),
    valueFrom: whole('The value', maxRupees),
    valueBelow: whole('The value', maxRupees),
    fuels: z._default(z.array(choiceInput('fuels', fuels)).check(z.maxLength(fuels.length)), []),
    origin: z._default(z.nullable(choiceInput('origin', origins)), null),
    taxpayer: z._default(z.nullable(choiceInput('taxpayer', taxpayers)), null),
    rateBp: rate,
    amount: whole('The amount', maxRupees),
    base: z._default(choiceInput('base', tariffBases), 'ex-factory'),
    due: choiceInput('due', dueTimes),
    isAdjustable: z._default(checkboxInput('isAdjustable'), false),
    isIncluded: z._default(checkboxInput('isIncluded'), false),
    legalRef: text({ max: 200, missing: 'Please name the law' }),
    confidence: z._default(choiceInput('confidence', confidences), 'low'),
  })
  .check(
    z.refine(({ rateBp, amount }) => rateBp === null || amount === null, {
      error: 'A line has a rate or an amount, not both',
      path: ['amount'],
    }),
    ...(['engine', 'battery', 'value'] as const).map((range) =>
      z.refine<Record<string, unknown>>(
        (values) => {
          const [from, below] = [values[`${range}From`], values[`${range}Below`]];
          return typeof from !== 'number' || typeof below !== 'number' || from < below;
        },
        { error: 'The range is empty: its end must be above its start', path: [`${range}Below`] },
      ),
    ),
  );

const day = (missing: string) => text({ max: 10, missing, format: dateFormat });

const source = z.object({
  title: text({ max: 200, missing: 'Please name the source' }),
  url: text({ max: 2000, missing: 'Please enter the address', format: webAddressFormat }),
});

/** A draft with all its lines, as staff send it. */
export const tariffInput = z
  .object({
    jurisdiction: choiceInput('jurisdiction', jurisdictionCodes),
    label: text({ max: 120, missing: 'Please enter a label' }),
    from: day('Please enter the first day'),
    until: z._default(z.nullable(day(dateFormat.message)), null),
    sources: z._default(z.array(source).check(z.maxLength(20, 'At most 20 sources')), []),
    note: clearableText({ max: 2000 }),
    checkedOn: z._default(z.nullable(day(dateFormat.message)), null),
    nonFilerLimit: clearableNumber({
      min: 0,
      max: maxRupees,
      message: 'Please enter whole rupees, for example 7,000,000',
    }),
    nonFilerLimitFrom: z._default(z.nullable(day(dateFormat.message)), null),
    lines: z.array(line).check(z.maxLength(300, 'A tariff has at most 300 lines')),
  })
  .check(
    z.refine(({ from, until }) => until === null || until > from, {
      error: 'It must end after it begins',
      path: ['until'],
    }),
  );

export type TariffInput = z.output<typeof tariffInput>;

const tariffSorts = ['from', 'createdAt', 'updatedAt', 'jurisdiction', 'status'] as const;

/** The query of GET /tariffs/admin/versions. */
export const tariffQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(tariffSorts, 'from'),
  jurisdiction: z.optional(choiceInput('jurisdiction', jurisdictionCodes)),
  status: z.optional(choiceInput('status', tariffStatuses)),
  search: optionalText({ max: 200 }),
});

/** The change that publishing a draft would make for one car: docs/spec/prices.md#tariffs. */
export interface SamplePriceChange {
  car: string;
  taxpayer: (typeof taxpayers)[number];
  /** The sum of this jurisdiction's known charges in whole rupees; null if no version was in force before. */
  before: number | null;
  after: number;
}

/** The day from which non-filers may not buy a car above a price in whole rupees; null if not set. */
export type NonFilerLimit = Pick<Tariff, 'nonFilerLimit' | 'nonFilerLimitFrom'>;

/** What staff should review before they publish a draft. */
export interface TariffReview {
  /** At most 500 gaps and 500 overlaps per charge. */
  faults: CoverageFault[];
  /** The number of further gaps and overlaps. */
  unlistedFaults: number;
  /** The label of the version in force on the draft's first day; null if there is none. */
  replaces: string | null;
  changes: LineChange[];
  /** The limit for non-filers before and after; null if it stays the same. */
  limit: { before: NonFilerLimit; after: NonFilerLimit } | null;
  /** The day after the draft's last one, YYYY-MM-DD, if no version is in force then; otherwise null. */
  endsWithout: string | null;
  samples: SamplePriceChange[];
  /** Whether another account than the viewer's must publish it. */
  needsOtherAccount: boolean;
}

export const tariffPaths = {
  records: '/tariffs/admin/versions',
  publish: (id: string) => `/tariffs/admin/versions/${id}/publish`,
  withdraw: (id: string) => `/tariffs/admin/versions/${id}/withdraw`,
  review: (id: string) => `/tariffs/admin/versions/${id}/review`,
} as const;

/** Tariffs as staff manage them. */
export const tariffAdmin = {
  slug: 'tariffs',
  permission: 'tariffs',
  paths: tariffPaths,
  texts: {
    title: 'Tariffs',
    noun: { one: 'tariff', many: 'tariffs' },
    empty: 'No tariffs found',
    loadFailed: 'Failed to fetch tariffs',
    createFailed: 'Failed to create tariff',
    updateFailed: 'Failed to update tariff',
    publishFailed: 'Failed to publish tariff',
    withdrawFailed: 'Failed to withdraw tariff',
    notDraft: 'Only drafts can be changed',
    notPublished: 'This tariff is already withdrawn',
    needsOther: 'An account that wrote none of this draft must publish it',
    overlapping: 'Some cars have several lines for one charge. Please correct these first.',
    rangeTaken: 'A published tariff already counts in this period',
  },
} as const;
