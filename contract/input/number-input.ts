import * as words from '#words/contract/input';
import { z } from '../zod.ts';
import { fault } from './fault.ts';
import { foldTyped } from './typed-text.ts';

interface Bounds {
  /** The number's name in messages. */
  name: string;
  min: number;
  max: number;
}

type Named = Pick<Bounds, 'name'>;

const notANumber = ({ name }: Named) => fault('not-a-number', words.notANumber({ name }), { name });
const notWhole = ({ name }: Named) =>
  fault('not-a-whole-number', words.notAWholeNumber({ name }), { name });
const tooSmall = (params: Omit<Bounds, 'max'>, message = words.numberTooSmall(params)) =>
  fault('number-too-small', message, params);
const tooLarge = (params: Omit<Bounds, 'min'>, message = words.numberTooLarge(params)) =>
  fault('number-too-large', message, params);

/** A number in a query string, in decimal digits: '', '0x10' and '1e3' are rejected. */
function numberText(
  { name, min, max }: Bounds,
  pattern: RegExp,
  { message, number }: { message: string; number: () => z.ZodMiniNumber<number> },
) {
  return z.pipe(
    z.pipe(
      z
        .string({ error: message })
        .check(z.overwrite(foldTyped), z.regex(pattern, { error: message, abort: true })),
      z.transform(Number),
    ),
    number().check(
      z.gte(min, tooSmall({ name, min }, `${name} must be at least ${min}`)),
      z.lte(max, tooLarge({ name, max }, `${name} must be at most ${max}`)),
    ),
  );
}

/** A whole number in a query string. */
export const wholeNumberText = (bounds: Bounds) =>
  numberText(bounds, /^-?\d{1,15}$/, { message: notWhole(bounds), number: z.int });

/** A decimal number in a query string. */
export const decimalText = (bounds: Bounds) =>
  numberText(bounds, /^-?\d{1,15}(\.\d{1,15})?$/, {
    message: notANumber(bounds),
    number: z.number,
  });

interface NumberRules {
  /** The number's name in messages. */
  name: string;
  min: number;
  max: number;
  /** The message when it is absent or blank. */
  missing: string;
  /** The maximum number of decimals; 0 by default. */
  decimals?: number;
  /** The message when it is out of bounds; by default it names the bound. */
  outOfBounds?: string;
}

const plainPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
/** With separators, in the Pakistani style (90,00,000) or in thousands. */
const groupedPattern = /^[+-]?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** A number like 45.000: thousands to some, 45 to others. */
const ambiguousPattern = /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/;

/** Whether a typed number may mean thousands by its dots, where fewer than three decimals are allowed. */
const isAmbiguous = (value: unknown, decimals: number): boolean =>
  typeof value === 'string' && decimals < 3 && ambiguousPattern.test(foldTyped(value).trim());

/** Parses a JSON number or a typed one; NaN for anything else. */
function parseNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  const typed = typeof value === 'string' ? foldTyped(value).trim() : '';
  const isNumber = typed.length <= 40 && (plainPattern.test(typed) || groupedPattern.test(typed));
  return isNumber ? Number(typed.replaceAll(',', '')) : Number.NaN;
}

/** Parses a number typed with at most these decimals; NaN for anything else, and for 45.000 where it may be 45,000. */
export const parseTypedNumber = (typed: string, decimals: number): number =>
  isAmbiguous(typed, decimals) ? Number.NaN : parseNumber(typed);

const isBlank = (value: unknown) =>
  value == null || (typeof value === 'string' && value.trim() === '');

const exceedsDecimals = (value: number, max: number) => Number(value.toFixed(max)) !== value;

/** A number from a form or JSON: 9000000, '9000000' and '9,000,000' are the same. */
export function numberInput({ name, min, max, missing, decimals = 0, ...messages }: NumberRules) {
  const { outOfBounds } = messages;
  const wrongDecimals =
    decimals === 0
      ? notWhole({ name })
      : fault('too-many-decimals', words.tooManyDecimals({ name, max: decimals }), {
          name,
          max: decimals,
        });
  return z.pipe(
    z.transform<unknown, unknown>((value, context) => {
      const number = parseNumber(value);
      const hasThousands = isAmbiguous(value, decimals);
      if (Number.isFinite(number) && !hasThousands) return number;
      const wrong = hasThousands ? wrongDecimals : notANumber({ name });
      const message = isBlank(value) ? missing : wrong;
      context.issues.push({ code: 'custom', message, input: value });
      // Returned unchanged, so that checks over several fields can tell invalid from missing.
      return value;
    }),
    z.number().check(
      z.gte(min, outOfBounds ?? tooSmall({ name, min })),
      z.lte(max, outOfBounds ?? tooLarge({ name, max })),
      z.refine((value) => !exceedsDecimals(value, decimals), wrongDecimals),
    ),
  );
}

/** An optional whole number from a form or JSON. */
export interface NumberFormat {
  min: number;
  max: number;
  /** A unit that may follow a typed number. */
  unit?: string;
  message: string;
}

/** A calendar year. */
export const yearFormat: NumberFormat = {
  min: 1900,
  max: 2099,
  message: fault('year-invalid', words.yearInvalid),
};

/** Whole rupees, for example a salary. */
export const rupeesFormat: NumberFormat = {
  min: 0,
  max: 999_999_999_999,
  message: fault('rupees-invalid', words.rupeesInvalid),
};

/** A distance that a car was driven, in kilometers. */
export const kilometersFormat: NumberFormat = {
  min: 0,
  max: 9_999_999,
  unit: 'km',
  message: fault('kilometers-invalid', words.kilometersInvalid),
};

function parseWhole(value: unknown, { min, max, unit }: NumberFormat): number | null {
  const typed = typeof value === 'string' ? foldTyped(value).replace(/\s/g, '') : value;
  const hasUnit = unit && typeof typed === 'string' && typed.toLowerCase().endsWith(unit);
  const digits = hasUnit ? typed.slice(0, -unit.length) : typed;
  if (isAmbiguous(digits, 0)) return null;
  const number = parseNumber(digits);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

function parseOptional(format: NumberFormat, blank: null | undefined) {
  return z.transform<unknown, unknown>((value, context) => {
    if (isBlank(value)) return blank;
    const number = parseWhole(value, format);
    if (number !== null) return number;
    context.issues.push({ code: 'custom', message: format.message, input: value });
    return z.NEVER;
  });
}

/** Like `clearableNumber`, with decimals. */
export function clearableDecimal({ decimals, ...format }: NumberFormat & { decimals: number }) {
  const parse = z.transform<unknown, unknown>((value, context) => {
    if (isBlank(value)) return null;
    const number = parseNumber(value);
    const isInRange = number >= format.min && number <= format.max;
    const isClear = !exceedsDecimals(number, decimals) && !isAmbiguous(value, decimals);
    if (isInRange && isClear) return number;
    context.issues.push({ code: 'custom', message: format.message, input: value });
    return z.NEVER;
  });
  return z.optional(z.pipe(parse, z.nullable(z.number())));
}

const wholeNumber = ({ min, max }: NumberFormat) => z.int().check(z.gte(min), z.lte(max));

/** An optional whole number, as JSON number or text; absent, null and blank become undefined. */
export const optionalNumber = (format: NumberFormat) =>
  z.optional(z.pipe(parseOptional(format, undefined), z.optional(wholeNumber(format))));

/** Like `optionalNumber` for updates: blank and null become null, which clears the stored value. */
export const clearableNumber = (format: NumberFormat) =>
  z.optional(z.pipe(parseOptional(format, null), z.nullable(wholeNumber(format))));

/** The error for a value that is no boolean. */
export const notBoolean = (name: string): string =>
  fault('not-boolean', words.notBoolean({ name }), { name });

/** A boolean: true or false, or these words from a form. */
export function checkboxInput(name: string) {
  const parse = z.transform<unknown, unknown>((value, context) => {
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    context.issues.push({
      code: 'custom',
      message: notBoolean(name),
      input: value,
    });
    return z.NEVER;
  });
  return z.pipe(parse, z.boolean());
}
