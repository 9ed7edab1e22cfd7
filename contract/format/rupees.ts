import * as words from '#words/contract/prices';

/**
 * Formats a number as in the locale en-PK: '9,999,000', '-1,250.5'. Without Intl, for the reason that
 * pakistan-time.ts gives.
 */
export function groupDigits(value: number): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, ','), ...decimals].join('.');
}

/** Formats whole rupees: 'PKR 9,999,000'. */
export const formatRupees = (rupees: number): string => `PKR ${groupDigits(Math.round(rupees))}`;

const formatTwoDecimals = (value: number) => String(Math.round(value * 100) / 100);

/** What stands before and after an amount in lakh or crore, in a language. */
export type LakhWords = Record<'beforeAmount' | 'lakh' | 'crore', string>;

/** The words of the site. A constant would count as an effect of this module, and each importer would load it. */
const siteWords = (): LakhWords => ({
  beforeAmount: words.beforeAmount,
  lakh: words.lakh,
  crore: words.crore,
});

/**
 * Formats rupees in lakh (100,000) or crore (10,000,000): 'PKR 90.5 lakh', 'PKR 1.23 crore'. In the language of the site,
 * or with the words of another.
 */
export function formatLakh(
  rupees: number,
  { beforeAmount, lakh, crore }: LakhWords = siteWords(),
): string {
  const size = Math.abs(rupees);
  if (size < 100_000) return formatRupees(rupees);
  // 99.995 lakh and more would be rounded to 100 lakh.
  if (size < 9_999_500) {
    return `${beforeAmount}${formatTwoDecimals(rupees / 100_000)}${lakh}`;
  }
  const figure = groupDigits(Number(formatTwoDecimals(rupees / 10_000_000)));
  return `${beforeAmount}${figure}${crore}`;
}

/**
 * A share of whole rupees, given in hundredths of a percent with at most one decimal, rounded half up. Exact for all
 * prices.
 */
export function takeShare(rupees: number, basisPoints: number): number {
  const thousandths = Math.round(basisPoints * 10);
  const hundredThousands = Math.floor(rupees / 100_000);
  const rest = rupees - hundredThousands * 100_000;
  return hundredThousands * thousandths + Math.floor((rest * thousandths + 50_000) / 100_000);
}

/** The least whole rupees that are not below a share, in hundredths of a percent. Exact for all prices. */
export function takeLeastShare(rupees: number, basisPoints: number): number {
  const tenThousands = Math.floor(rupees / 10_000);
  const rest = rupees - tenThousands * 10_000;
  return tenThousands * basisPoints + Math.ceil((rest * basisPoints) / 10_000);
}
