import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedInputs } from '#tests/factories.ts';
import { fieldErrors } from '../lead.ts';
import { fieldsOf, readForm } from '../read-form.ts';
import { leadTypes } from './registry.ts';

describe.each(leadTypes)('the schema of $slug', ({ slug, input, update }) => {
  const accepted = () => acceptedInputs[slug]?.() ?? {};
  const names = Object.keys(fieldsOf(input));

  it('never throws, and drops what it does not know', () => {
    const body = fc.dictionary(fc.constantFrom(...names, 'role', '_id', 'status'), fc.anything());
    fc.assert(
      fc.property(body, (fields) => {
        for (const value of [fields, { ...accepted(), ...fields }]) {
          const result = input.safeParse(value);
          if (result.success)
            expect(names).toEqual(expect.arrayContaining(Object.keys(result.data)));
          else expect(fieldErrors(result.error.issues)[0]?.message).not.toBe('');
        }
      }),
    );
  });

  it('refuses what has no fields, without a word about fields', () => {
    for (const value of [null, undefined, 5, 'text', []]) {
      const { success, error } = input.safeParse(value);
      expect(success).toBe(false);
      expect(fieldErrors(error?.issues ?? [])).toEqual([]);
    }
  });

  it('takes what it has let in once more, unchanged', () => {
    const once = input.parse(accepted());
    expect(input.parse(once)).toEqual(once);
  });

  it('names each faulty field once, in the order of the checks', () => {
    const { error } = input.safeParse({});
    const fields = fieldErrors(error?.issues ?? []).map(({ field }) => field);
    expect(fields).toEqual(names.filter((name) => fields.includes(name)));
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('takes the same from an HTML form as from JSON', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(accepted())) {
      if (value === true) form.set(name, 'on');
      else if (value !== false) form.set(name, String(value));
    }
    form.set('role', 'admin');
    expect(input.parse(readForm(input, form))).toEqual(input.parse(accepted()));
  });

  it('staff cannot change through it what the visitor said', () => {
    expect(Object.keys(update.shape).filter((name) => names.includes(name))).toEqual([]);
  });
});
