import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#contract/input/issues.ts';
import { listFields } from '#contract/input/read-form.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { buildEntryInput } from '#contract/leads/staff-entry.ts';
import { listCorrectedFields, listNewFields } from './entry-fields.ts';

/** Fields that no staff form has, for the reasons in entry-fields.ts. */
const unasked = ['typeOfBooking', 'contactMe', 'dealerId', 'shownPrice'];
const nameParts = ['firstName', 'lastName'];

describe.each(leadTypes.filter(({ slug }) => slug !== 'job-applications'))('$slug', (facts) => {
  const isOneName = facts.named.includes('fullName');
  const skipped = [...unasked, ...(isOneName ? nameParts : [])];
  const asked = listNewFields({ facts });

  it('asks staff for every field of a new request, the phone number first and the source last', () => {
    const names = asked.map(({ field }) => field.name);
    const wanted = Object.keys(listFields(buildEntryInput(facts)));
    expect(names.toSorted()).toEqual(wanted.filter((name) => !skipped.includes(name)).sort());
    expect(names[0]).toBe('phone');
    expect(names.at(-1)).toBe('source');
  });

  it('marks exactly the fields as required without which a request is refused', () => {
    const issues = buildEntryInput(facts).safeParse({}).error?.issues ?? [];
    const refused = fieldErrors(issues).map(({ field }) => field);
    const required = asked.filter(({ isRequired }) => isRequired).map(({ field }) => field.name);
    expect(required.toSorted()).toEqual(refused.filter((name) => !skipped.includes(name)).sort());
  });

  it('asks for what is required before the rest', () => {
    const order = asked.slice(0, -1).map(({ isRequired }) => isRequired);
    expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)));
  });
});

it.each(leadTypes)('$slug: every field that may be corrected has a control', (facts) => {
  const isOneName = facts.named.includes('fullName');
  const names = listCorrectedFields({ facts }).map(({ field }) => field.name);
  const wanted = facts.corrected.filter((name) => !(isOneName && nameParts.includes(name)));
  expect(names.toSorted()).toEqual(wanted.toSorted());
});
