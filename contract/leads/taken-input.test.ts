import { describe, expect, it } from 'vitest';
import { acceptedInputs } from '#tests/factories.ts';
import { fieldErrors } from '../input/issues.ts';
import { listFields } from '../input/read-form.ts';
import { z } from '../zod.ts';
import { contact } from './contact.ts';
import { leadTypes } from './registry.ts';
import { buildCorrections, buildEntryInput, entrySources } from './staff-entry.ts';

describe.each(leadTypes)('$slug', (facts) => {
  const { slug, input, agreements, corrected } = facts;
  const accepted = () => acceptedInputs[slug]?.() ?? {};
  const withoutAgreements = () =>
    Object.fromEntries(Object.entries(accepted()).filter(([name]) => !agreements.includes(name)));
  const names = Object.keys(listFields(input));

  it('staff take requests with the visitor’s fields in their order, without the agreements', () => {
    expect(agreements.filter((name) => !names.includes(name))).toEqual([]);
    const taken = Object.keys(listFields(buildEntryInput(facts)));
    expect(taken).toEqual(names.filter((name) => !agreements.includes(name)));
  });

  it.each(entrySources)(
    'what visitors send is accepted from staff with the source %s',
    (source) => {
      const { data } = buildEntryInput(facts).safeParse({ ...accepted(), source });
      const visitors = Object.entries({ ...input.parse(accepted()), source });
      expect(data).toEqual(
        Object.fromEntries(visitors.filter(([name]) => !agreements.includes(name))),
      );
    },
  );

  it('reports the same errors as the visitor’s form, and a missing source', () => {
    const listErrors = (schema: typeof input) =>
      fieldErrors(schema.safeParse({}).error?.issues ?? []).sort((one, other) =>
        one.field.localeCompare(other.field),
      );
    const ofStaff = listErrors(buildEntryInput(facts));
    expect(ofStaff.find(({ field }) => field === 'source')?.message).toBe(
      'source must be one of: phone, walk-in, whatsapp',
    );
    expect(ofStaff.filter(({ field }) => field !== 'source')).toEqual(
      listErrors(input).filter(({ field }) => !agreements.includes(field)),
    );
  });

  it('corrections take each field with the visitor’s rules, and no other field', () => {
    const corrections = z.object(buildCorrections(facts));
    expect(Object.keys(corrections.shape)).toEqual(corrected);
    expect(corrections.parse({})).toEqual({});
    const parsed = input.parse(accepted());
    const expected = corrected.filter((name) => parsed[name] !== undefined);
    const sent = Object.fromEntries(expected.map((name) => [name, parsed[name]]));
    expect(corrections.parse({ ...sent, status: 'x', createdAt: 'x' })).toEqual(sent);
  });

  it('corrections clear optional fields, and refuse to clear required ones as the form does', () => {
    const corrections = z.object(buildCorrections(facts));
    const required = fieldErrors(input.safeParse({}).error?.issues ?? []);
    for (const name of corrected) {
      for (const blank of ['', null]) {
        const { data, error } = corrections.safeParse({ [name]: blank });
        const missing = required.filter(({ field }) => field === name);
        const isNamed = slug === contact.slug && name === 'fullName';
        if (missing.length > 0 && !isNamed) {
          expect(fieldErrors(error?.issues ?? []), name).toEqual(missing);
        } else expect(data, name).toEqual({ [name]: null });
      }
    }
  });

  it('accepts what staff send again, unchanged', () => {
    const schema = buildEntryInput(facts);
    const once = schema.parse({ ...withoutAgreements(), source: 'phone' });
    expect(schema.parse(once)).toEqual(once);
  });
});

it('an inquiry that staff take needs a name, in one part or two', () => {
  const schema = buildEntryInput(contact);
  const call = { phone: '0300 0000001', message: 'Hello', source: 'phone' };
  expect(schema.safeParse({ ...call, fullName: 'Sample Caller' }).data).toMatchObject({
    fullName: 'Sample Caller',
    vehicle: 'Other Inquiry',
  });
  expect(schema.safeParse({ ...call, firstName: 'Sample' }).success).toBe(false);
});
