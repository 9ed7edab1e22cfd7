import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailFormat } from './formats.ts';
import { clearableText, optionalText, text } from './text.ts';
import { cleanText } from './typed-text.ts';

const max = 20;
const required = text({ max, missing: 'Missing' });
const optional = optionalText({ max });
const clearable = clearableText({ max });

/** Strings with characters that break databases and pages: NUL, lone surrogates, white space. */
const anyString = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.constantFrom('\u0000', '\ud800', '\udfff', ' ', '\u00a0', '\n', 'a', '👍', 'ش'))
    .map((parts) => parts.join('')),
);

describe('text', () => {
  it('accepts only cleaned, trimmed, storable text within its length', () => {
    fc.assert(
      fc.property(anyString, (value) => {
        const result = required.safeParse(value);
        if (!result.success) return;
        expect(result.data).toBe(cleanText(value).trim());
        expect(result.data.length).toBeGreaterThan(0);
        expect(result.data.length).toBeLessThanOrEqual(max);
        expect(result.data.isWellFormed()).toBe(true);
        expect(result.data).not.toContain('\u0000');
      }),
    );
  });

  it('accepts every storable text within its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }), (value) => {
        const cleaned = cleanText(value).trim();
        fc.pre(cleaned !== '' && cleaned.length <= max && !value.includes('\u0000'));
        expect(required.parse(value)).toBe(cleaned);
        expect(required.parse(cleaned)).toBe(cleaned);
      }),
    );
  });

  it('rejects everything that is not a string with a plain message', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(typeof value !== 'string');
        const { error } = required.safeParse(value);
        expect(error?.issues[0]?.message).toMatch(/^(Missing|Please enter text here)$/);
      }),
    );
  });

  it.each([undefined, null, '', '  \n'])('reports %j as missing', (value) => {
    expect(required.safeParse(value).error?.issues[0]?.message).toBe('Missing');
  });
});

it.each([undefined, null, '', '   '])('optional text treats %j as absent', (value) => {
  expect(optional.parse(value)).toBeUndefined();
});

it.each([null, '', '   '])('clearable text turns %j into null', (value) => {
  expect(clearable.parse(value)).toBeNull();
  expect(clearable.parse(undefined)).toBeUndefined();
});

it('a format is checked only if there is text', () => {
  const email = optionalText({ max: 254, format: emailFormat });
  expect(email.parse('')).toBeUndefined();
  expect(email.parse(' a@b.example ')).toBe('a@b.example');
  expect(email.safeParse('a@b').error?.issues[0]?.message).toBe(emailFormat.message);
});
