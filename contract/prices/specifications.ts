import { buildUrduBody, type WithUrdu } from '../content/urdu-texts.ts';
import { pagingQuery, sortQuery } from '../http/http.ts';
import { numberInput } from '../input/number-input.ts';
import { clearableText, optionalText, text } from '../input/text.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { z } from '../zod.ts';

/** A fact about a model that staff add to its page: docs/spec/content.md#specifications. */
export interface Specification extends WithUrdu {
  _id: string;
  /** The slug of the model's page. */
  vehicleId: string;
  /** The label of one of its trims, as in the price list; '' for all trims. */
  trim: string;
  group: string;
  label: string;
  /** Visitors do not see the fact until it has a value. */
  value: string | null;
  unit: string | null;
  /** The source of the fact, for staff. */
  source: string | null;
  /** Facts of a group are shown in ascending order. */
  position: number;
  createdAt: string;
  updatedAt: string;
}

/** A fact as visitors read it: in Urdu with the translations of its group and label, if they have any. */
export interface PublicFact extends Omit<Specification, keyof WithUrdu> {
  shown?: { group?: string; label?: string } | undefined;
}

const maxPosition = 9999;

const fields = {
  vehicleId: text({ max: 100, missing: 'Please choose a model' }),
  group: text({ max: 100, missing: 'Please enter a group' }),
  label: text({ max: 100, missing: 'Please enter a label' }),
  value: clearableText({ max: 300 }),
  unit: clearableText({ max: 30 }),
  source: clearableText({ max: 300 }),
  position: numberInput({
    name: 'The position',
    min: 0,
    max: maxPosition,
    missing: 'Please enter the position',
  }),
};

/** The texts that staff can translate. */
export const specificationUrdu = {
  group: clearableText({ max: 100 }),
  label: clearableText({ max: 100 }),
  value: clearableText({ max: 300 }),
  unit: clearableText({ max: 30 }),
};

const trim = clearableText({ max: 100 });

/** A new specification, for all trims and at position 0 by default. */
export const specificationInput = z.object({
  ...fields,
  trim: z.pipe(
    trim,
    z.transform((label) => label ?? ''),
  ),
  position: z._default(fields.position, 0),
  ...buildUrduBody(specificationUrdu),
});

/** A partial update of a specification: absent fields keep their values. */
export const specificationUpdate = z.partial(
  z.object({
    ...fields,
    trim: z.pipe(
      trim,
      z.transform((label) => (label === null ? '' : label)),
    ),
    ...buildUrduBody(specificationUrdu),
  }),
);

export const specificationSorts = [
  'position',
  'createdAt',
  'vehicleId',
  'trim',
  'group',
  'label',
] as const satisfies (keyof Specification)[];

/** The list's query; sorted by model, group and position unless it has a sort key. */
export const specificationQuery = z.object({
  ...pagingQuery(100),
  ...sortQuery(specificationSorts),
  vehicleId: optionalText({ max: 100 }),
  search: optionalText({ max: 200 }),
});

/** Specifications as staff manage them. */
export const specificationAdmin = {
  slug: 'specifications',
  permission: 'price-calculator',
  paths: { records: '/specifications' },
  texts: recordTexts({
    title: 'Specifications',
    noun: { one: 'specification', many: 'specifications' },
    start: 'What you add stands in the specification table of its model.',
    taken: 'This model already has this fact: change that one',
    unknownModel: 'There is no such model',
    unknownTrim: 'The model has no such trim',
  }),
} as const;
