import { groupDigits } from './rupees.ts';
import { z } from './zod.ts';

interface NumberRules {
  /** How the number is called in messages. */
  name: string;
  min: number;
  max: number;
  /** Said when it is absent or blank. */
  missing: string;
  /** How many decimals it may have; none without a word. */
  decimals?: number;
  /** Said when it is out of its bounds, instead of naming them. */
  outOfBounds?: string;
}

const plain = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
/** With separators, as Pakistan writes them (90,00,000) or the rest of the world does. */
const grouped = /^[+-]?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** A number as JSON has it or as it is typed; NaN for anything else. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  const typed = typeof value === 'string' ? value.trim() : '';
  const isNumber = typed.length <= 40 && (plain.test(typed) || grouped.test(typed));
  return isNumber ? Number(typed.replaceAll(',', '')) : Number.NaN;
}

const isBlank = (value: unknown) =>
  value == null || (typeof value === 'string' && value.trim() === '');

const hasDecimals = (value: number, most: number) => Number(value.toFixed(most)) !== value;

/** A number that a form or a program sends: 9000000, '9000000' and '9,000,000' are the same. */
export function numberInput({ name, min, max, missing, decimals = 0, ...words }: NumberRules) {
  const { outOfBounds } = words;
  const shape =
    decimals === 0
      ? `${name} must be a whole number`
      : `${name} may have ${decimals} decimals at most`;
  return z.pipe(
    z.transform<unknown, unknown>((value, context) => {
      const number = numberOf(value);
      if (Number.isFinite(number)) return number;
      const message = isBlank(value) ? missing : `${name} must be a number`;
      context.issues.push({ code: 'custom', message, input: value });
      // As it came, for rules over several fields: they can tell what is wrong from what is missing.
      return value;
    }),
    z.number().check(
      z.gte(min, outOfBounds ?? `${name} must be at least ${groupDigits(min)}`),
      z.lte(max, outOfBounds ?? `${name} must be at most ${groupDigits(max)}`),
      z.refine((value) => !hasDecimals(value, decimals), shape),
    ),
  );
}

/** Yes or no: true and false of JSON, or the words for them in a form. */
export function tickInput(name: string) {
  return z.transform<unknown, boolean>((value, context) => {
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    context.issues.push({
      code: 'custom',
      message: `${name} must be true or false`,
      input: value,
    });
    return z.NEVER;
  });
}
