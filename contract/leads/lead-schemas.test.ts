import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedInputs } from '#tests/factories.ts';
import { fieldErrors } from '../input/issues.ts';
import { listFields, readForm } from '../input/read-form.ts';
import { leadTypes } from './registry.ts';

describe.each(leadTypes)('the statuses of $slug', ({ statuses }) => {
  it('each have a different color, and none has that of an unknown status', () => {
    const colors = Object.values(statuses);
    expect(new Set(colors).size).toBe(colors.length);
    expect(colors).not.toContain('grey');
  });
});

describe.each(leadTypes)('the schema of $slug', ({ slug, input, staffFields }) => {
  const accepted = () => acceptedInputs[slug]?.() ?? {};
  const names = Object.keys(listFields(input));

  it('never throws, drops unknown fields and gives every rejection a message', () => {
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

  it('rejects values that are not objects, without errors about fields', () => {
    for (const value of [null, undefined, 5, 'text', []]) {
      const { success, error } = input.safeParse(value);
      expect(success).toBe(false);
      expect(fieldErrors(error?.issues ?? [])).toEqual([]);
    }
  });

  it('accepts its own output again, unchanged', () => {
    const once = input.parse(accepted());
    expect(input.parse(once)).toEqual(once);
  });

  it('reports each missing field once, in the order of the schema', () => {
    const { error } = input.safeParse({});
    const fields = fieldErrors(error?.issues ?? []).map(({ field }) => field);
    expect(fields).toEqual(names.filter((name) => fields.includes(name)));
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('parses an HTML form and JSON to the same result', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(accepted())) {
      if (value === true) form.set(name, 'on');
      else if (value !== false) form.set(name, String(value));
    }
    form.set('role', 'admin');
    expect(input.parse(readForm(input, form))).toEqual(input.parse(accepted()));
  });

  it('does not let staff change what the visitor entered', () => {
    expect(Object.keys(staffFields.shape).filter((name) => names.includes(name))).toEqual([]);
  });
});
