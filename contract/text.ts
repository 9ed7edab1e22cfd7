import { groupDigits } from './rupees.ts';
import { z } from './zod.ts';

/** A rule for text of a known form: `parse` returns the text as it is stored, or null if it is none. */
export interface TextFormat {
  parse: (value: string) => string | null;
  message: string;
}

interface TextRules {
  /** Longest text accepted, in UTF-16 code units, after trimming. */
  max: number;
  format?: TextFormat;
}

/** PostgreSQL can store neither NUL nor half of a surrogate pair; Zod lets both through. */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000');

const anyText = (max: number, missing: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? missing : 'Please enter text here') })
    .check(
      z.refine<string>(isStorable, 'This contains characters that cannot be stored'),
      z.trim(),
      z.maxLength(max, `Please keep this within ${groupDigits(max)} characters`),
    );

const isInForm = (format: TextFormat | undefined) =>
  z.refine<string>(
    (value) => value === '' || !format || format.parse(value) !== null,
    format?.message,
  );

const inStoredForm = (format: TextFormat | undefined, value: string) =>
  format?.parse(value) ?? value;

/**
 * Text that must be there: trimmed, bounded, storable, in the given form. `missing` is said when it
 * is absent or blank. Every string that enters the product is made by this or by `optionalText`.
 */
export function text({ max, format, missing }: TextRules & { missing: string }) {
  return z.pipe(
    anyText(max, missing).check(z.minLength(1, missing), isInForm(format)),
    z.transform((value) => inStoredForm(format, value)),
  );
}

/** Like `text`, but absent, null and blank all come out as undefined. */
export function optionalText({ max, format }: TextRules) {
  return z.optional(
    z.pipe(
      z.nullable(anyText(max, '').check(isInForm(format))),
      z.transform((value) => (value ? inStoredForm(format, value) : undefined)),
    ),
  );
}

/** Like `optionalText` for updates: blank and null come out as null, which empties the stored value. */
export function clearableText({ max, format }: TextRules) {
  return z.optional(
    z.pipe(
      z.nullable(anyText(max, '').check(isInForm(format))),
      z.transform((value) => (value ? inStoredForm(format, value) : null)),
    ),
  );
}
