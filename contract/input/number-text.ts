import { z } from '../zod.ts';

interface Bounds {
  /** The number's name in messages. */
  name: string;
  min: number;
  max: number;
}

/** A number in a query string, in decimal digits: '', '0x10' and '1e3' are rejected. */
function numberText(
  { name, min, max }: Bounds,
  pattern: RegExp,
  { kind, number }: { kind: string; number: () => z.ZodMiniNumber<number> },
) {
  const message = `${name} must be ${kind}`;
  return z.pipe(
    z.pipe(
      z.string({ error: message }).check(z.regex(pattern, { error: message, abort: true })),
      z.transform(Number),
    ),
    number().check(
      z.gte(min, `${name} must be at least ${min}`),
      z.lte(max, `${name} must be at most ${max}`),
    ),
  );
}

/** A whole number in a query string. */
export const wholeNumberText = (bounds: Bounds) =>
  numberText(bounds, /^-?\d{1,15}$/, { kind: 'a whole number', number: z.int });

/** A decimal number in a query string. */
export const decimalText = (bounds: Bounds) =>
  numberText(bounds, /^-?\d{1,15}(\.\d{1,15})?$/, { kind: 'a number', number: z.number });
