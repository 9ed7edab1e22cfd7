import { groupDigits } from '#contract/rupees.ts';

/** Parses a typed number, with separators or a unit sign; null if it is blank, NaN if it is not a number. */
export function parseTyped(value: unknown): number | null {
  const text = String(value ?? '')
    .replace(/[\s,]/g, '')
    .replace(/%$/, '');
  return text === '' ? null : Number(text);
}

/** Multiplies a typed number without the errors of binary fractions: 1.1 × 100 is 110. */
export const parseScaled = (value: unknown, factor: number): number | null => {
  const number = parseTyped(value);
  return number === null ? null : Number((number * factor).toFixed(6));
};

/** Formats a stored number for its field: '450,000', '1.25'; '' for null. */
export const formatTyped = (value: number | null | undefined, divisor = 1): string =>
  value === null || value === undefined ? '' : groupDigits(Number((value / divisor).toFixed(6)));
