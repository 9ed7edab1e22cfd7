import { z } from './zod.ts';

interface Bounds {
  /** How the number is called in messages. */
  name: string;
  min: number;
  max: number;
}

/** A number written in a query, in plain decimal digits: '', '0x10' and '1e3' are none. */
function numberText({ name, min, max }: Bounds, pattern: RegExp, kind: string) {
  const refusal = `${name} must be ${kind}`;
  return z.pipe(
    z.pipe(
      z.string({ error: refusal }).check(z.regex(pattern, { error: refusal, abort: true })),
      z.transform(Number),
    ),
    z
      .number()
      .check(
        z.gte(min, `${name} must be at least ${min}`),
        z.lte(max, `${name} must be at most ${max}`),
      ),
  );
}

/** A whole number from a query. */
export const wholeNumberText = (bounds: Bounds) =>
  numberText(bounds, /^-?\d{1,15}$/, 'a whole number');

/** A decimal number from a query. */
export const decimalText = (bounds: Bounds) =>
  numberText(bounds, /^-?\d{1,15}(\.\d{1,15})?$/, 'a number');
