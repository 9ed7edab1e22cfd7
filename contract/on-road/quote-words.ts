import * as formatWords from '#words/contract/format';
import * as words from '#words/contract/on-road/quotes';
import { formatDayInPakistan, formatTimeInPakistan } from '../format/day-words.ts';
import { formatLakhRange } from '../format/rupee-range.ts';
import { formatLakh, formatRupees } from '../format/rupees.ts';
import { formatCode } from './codes.ts';
import { jurisdictions } from './jurisdictions.ts';
import {
  joinWords,
  nameOpenLines,
  type OnRoadLine,
  type OnRoadPrice,
  usesSamples,
} from './on-road-price.ts';
import type { CustomerQuote, Quote } from './quotes.ts';
import { taxpayerLabels } from './tariff-lines.ts';

export type OnRoadSum = Pick<OnRoadPrice, 'onRoad' | 'isComplete' | 'range'>;

/** A sum in words: 'PKR 9,345,000' and 'PKR 93.45 lakh', or 'about' and 'PKR 88 to 93 lakh'. */
export interface SumWords {
  /** Before the amount: 'about' a range, 'from' the least if charges are left out, else ''. */
  prefix: string;
  amount: string;
  /** The amount in lakh or crore; '' for a range, which is so already. */
  lakh: string;
}

/** How a sum reads in a language. */
export interface SumFormat {
  about: string;
  from: string;
  formatLakh: (rupees: number) => string;
  formatLakhRange: (range: { from: number; to: number }) => string;
}

const siteFormat: SumFormat = { about: words.about, from: words.from, formatLakh, formatLakhRange };

/**
 * Puts a sum into words: in full if it is complete, as a range while facts of the car are open, else as the least that is
 * paid.
 * In the language of the site, or in the given format.
 */
export function describeSum(
  { onRoad, isComplete, range }: OnRoadSum,
  format: SumFormat = siteFormat,
): SumWords {
  if (!isComplete && range && range.from < range.to) {
    return { prefix: format.about, amount: format.formatLakhRange(range), lakh: '' };
  }
  const least = isComplete ? onRoad : (range?.from ?? onRoad);
  return {
    prefix: isComplete ? '' : format.from,
    amount: formatRupees(least),
    lakh: format.formatLakh(least),
  };
}

/** Formats a sum: 'PKR 9,345,000', 'about PKR 88 to 93 lakh' or 'from PKR 9,345,000'. */
export function formatSum(sum: OnRoadSum): string {
  const { prefix, amount } = describeSum(sum);
  return [prefix, amount].filter(Boolean).join(' ');
}

/** Formats a sum as `formatSum` does, and in lakh: 'PKR 9,345,000 (PKR 93.45 lakh)'. */
export function formatSumTwice(sum: OnRoadSum): string {
  const { lakh } = describeSum(sum);
  return lakh ? `${formatSum(sum)} (${lakh})` : formatSum(sum);
}

/** Formats a point in time (ISO 8601): '9 December 2026, 14:30'. */
export const formatMomentWords = (moment: string): string =>
  `${formatDayInPakistan(moment)}${formatWords.comma}${formatWords.clockTime(formatTimeInPakistan(moment))}`;

type LineAmountWords = Pick<typeof words, 'rupeeRange'> & { notKnown: string };

const siteAmountWords = (): LineAmountWords => ({
  notKnown: words.notKnown,
  rupeeRange: words.rupeeRange,
});

/** Formats the amount of a line: 'PKR 45,000', 'PKR 90,000 to PKR 135,000', or 'Not known yet'. */
export function formatLineAmount(
  { amount, range }: OnRoadLine,
  { notKnown, rupeeRange }: LineAmountWords = siteAmountWords(),
): string {
  if (amount !== null) return formatRupees(amount);
  if (!range) return notKnown;
  const { from, to } = range;
  return from === to ? formatRupees(from) : rupeeRange(formatRupees(from), formatRupees(to));
}

/** What a sum leaves out: 'without token tax'; null if nothing. */
export function describeLeftOut({ lines }: Pick<OnRoadPrice, 'lines'>): string | null {
  const open = nameOpenLines(lines);
  return open.length > 0 ? words.without(joinWords(open)) : null;
}

/** Whether figures are samples or open, so that the sum is an estimate. */
export const isEstimate = ({
  isComplete,
  choice,
  tariffs,
}: Pick<Quote, 'isComplete' | 'choice' | 'tariffs'>): boolean =>
  !isComplete || tariffs.length < 2 || usesSamples({ choice, tariffs });

/** Says what a quote fixes, and until when. */
export const describeFixed = (moment: string): string => words.fixedUntil(moment);

/** Says why a sum is an estimate. */
export { estimate as estimateText } from '#words/contract/on-road/quotes';

/** Names the buyer, and where and when the car is registered: 'Filer, registered in Punjab on 4 May 2026'. */
export const describeBuyer = ({ taxpayer, province, date }: Quote['choice']): string => {
  const place = province && jurisdictions[province];
  return words.buyer(taxpayerLabels[taxpayer], place, formatDayInPakistan(date));
};

/** Builds the text with which a quote is shared. `url` is its page's address. */
export const buildShareText = (
  {
    car,
    city,
    code,
    validUntil,
    ...sum
  }: OnRoadSum & Pick<CustomerQuote, 'car' | 'city' | 'code' | 'validUntil'>,
  url: string,
): string =>
  `${words.shared(car, city, formatSumTwice(sum), formatCode(code), formatDayInPakistan(validUntil))} ${url}`;
