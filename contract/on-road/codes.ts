import * as words from '#words/contract/input';
import { fault } from '../input/fault.ts';
import type { TextFormat } from '../input/text.ts';
import { foldTyped } from '../input/typed-text.ts';

/** Crockford's base 32: digits and letters without I, L, O and U. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Multiplies by x in the field of 32 elements with x⁵ + x² + 1. */
const multiplyByX = (value: number): number => ((value << 1) ^ (value & 16 ? 37 : 0)) & 31;

/** The check character's value: it differs after any one wrong character, or any two swapped neighbors. */
const calculateCheck = (values: readonly number[]): number =>
  values.reduce((check, value) => multiplyByX(check ^ value), 0);

/**
 * Reads a code as people type it: in any case, with spaces and dashes, O for 0 and I or L for 1. Returns its ten
 * characters, or null if it is not a code.
 */
export function parseCode(typed: string): string | null {
  const code = foldTyped(typed)
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const values = [...code].map((symbol) => symbols.indexOf(symbol));
  const isCode =
    code.length === 10 && !values.includes(-1) && calculateCheck(values.slice(0, 9)) === values[9];
  return isCode ? code : null;
}

/** Builds a code from nine numbers from 0 to 31, which must be random. */
export const buildCode = (values: readonly number[]): string =>
  [...values, calculateCheck(values)].map((value) => symbols[value]).join('');

/** Formats a code for people: '7K3QX-9M2A1'. */
export const formatCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** A code of a quote, a booking or a dealer. */
export const codeFormat: TextFormat = {
  parse: (value) => (value.length <= 40 ? parseCode(value) : null),
  message: fault('code-invalid', words.codeInvalid),
};
