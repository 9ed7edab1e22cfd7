import * as words from '#words/contract/input';
import { maxSourceLength } from '../leads/campaign.ts';
import { languages } from '../site/language.ts';
import { z } from '../zod.ts';
import { fault } from './fault.ts';
import { cleanText } from './typed-text.ts';

/** A format of text: `parse` returns the text to store, or null if it does not match. */
export interface TextFormat {
  parse: (value: string) => string | null;
  message: string;
  /** Says what is wrong with a text if it depends on the text; otherwise `message` does. */
  explain?: (value: string) => string;
}

interface TextRules {
  /** The maximum length in UTF-16 code units, after trimming. */
  max: number;
  format?: TextFormat;
}

/** PostgreSQL can store neither NUL nor a lone surrogate; Zod accepts both. */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000');

const notText = fault('not-text', words.notText);

const boundedText = (max: number, missing: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? missing : notText) })
    .check(
      z.refine<string>(isStorable, fault('text-unstorable', words.textUnstorable)),
      z.overwrite(cleanText),
      z.trim(),
      z.maxLength(max, fault('text-too-long', words.textTooLong({ max }), { max })),
    );

const checkFormat = (format: TextFormat | undefined) =>
  z.refine<string>((value) => value === '' || !format || format.parse(value) !== null, {
    error: ({ input }) => format?.explain?.(String(input)) ?? format?.message,
  });

const applyFormat = (format: TextFormat | undefined, value: string) =>
  format?.parse(value) ?? value;

/**
 * Required text: cleaned of pasted marks, trimmed, bounded, storable, in the given format. `missing` is the message if it is absent or blank.
 * Every string that enters the product passes through this, `optionalText` or `clearableText`.
 */
export function text({ max, format, missing }: TextRules & { missing: string }) {
  return z.pipe(
    boundedText(max, missing).check(z.minLength(1, missing), checkFormat(format)),
    z.transform((value) => applyFormat(format, value)),
  );
}

/** Like `text`, but absent, null and blank all become undefined. */
export function optionalText({ max, format }: TextRules) {
  return z.optional(
    z.pipe(
      z.nullable(boundedText(max, '').check(checkFormat(format))),
      z.transform((value) => (value ? applyFormat(format, value) : undefined)),
    ),
  );
}

/** The visitor's source: a campaign, another site's host or 'direct'. Every form sends it. */
export const visitSource = optionalText({ max: maxSourceLength });

/** Like `optionalText` for updates: blank and null become null, which clears the stored value. */
export function clearableText({ max, format }: TextRules) {
  return z.optional(
    z.pipe(
      z.nullable(boundedText(max, '').check(checkFormat(format))),
      z.transform((value) => (value ? applyFormat(format, value) : null)),
    ),
  );
}

/** One of a set of words; the message lists them all. */
export const choiceInput = <const Choice extends string>(
  name: string,
  choices: readonly Choice[],
) => {
  const params = { name, choices };
  return z.enum(choices, { error: fault('not-one-of', words.notOneOf(params), params) });
};

/** Whether a box is ticked, false by default. */
export const yesOrNoInput = z._default(
  z.boolean({ error: fault('not-yes-or-no', words.notYesOrNo) }),
  false,
);

/** The language in which a visitor reads the site, and gets our answers. */
export const visitorLanguage = z._default(choiceInput('language', languages), 'en');
