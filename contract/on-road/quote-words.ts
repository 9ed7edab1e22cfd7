import { formatDayInPakistan, formatTimeInPakistan } from '../format/day-words.ts';
import { formatLakh, formatLakhRange, formatRupees } from '../format/rupees.ts';
import { formatCode } from './codes.ts';
import { jurisdictions } from './jurisdictions.ts';
import { nameOpenLines, type OnRoadLine, type OnRoadPrice, usesSamples } from './on-road-price.ts';
import type { Quote } from './quotes.ts';
import { taxpayerLabels } from './tariff-lines.ts';

export type OnRoadSum = Pick<OnRoadPrice, 'onRoad' | 'isComplete' | 'range'>;

/**
 * Formats a sum: 'PKR 9,345,000' in full; 'about PKR 88 to 93 lakh' while facts of the car are open; 'from
 * PKR 9,345,000' for a sum that is neither complete nor has a range.
 */
export function formatSum({ onRoad, isComplete, range }: OnRoadSum): string {
  if (isComplete) return formatRupees(onRoad);
  if (range && range.from < range.to) return `about ${formatLakhRange(range)}`;
  return `from ${formatRupees(range?.from ?? onRoad)}`;
}

/** Formats a sum like `formatSum` and in lakh: 'PKR 9,345,000 (PKR 93.45 lakh)'. Ranges are already in lakh. */
export function formatSumTwice(sum: OnRoadSum): string {
  const words = formatSum(sum);
  return words.startsWith('about ')
    ? words
    : `${words} (${formatLakh(sum.range?.from ?? sum.onRoad)})`;
}

/** Formats a point in time (ISO 8601): '9 December 2026, 14:30'. */
export const formatMomentWords = (moment: string): string =>
  `${formatDayInPakistan(moment)}, ${formatTimeInPakistan(moment)}`;

/** Formats the amount of a line: 'PKR 45,000', 'PKR 90,000 to PKR 135,000', or 'Not known yet'. */
export function formatLineAmount({ amount, range }: OnRoadLine): string {
  if (amount !== null) return formatRupees(amount);
  if (!range) return 'Not known yet';
  const { from, to } = range;
  return from === to ? formatRupees(from) : `${formatRupees(from)} to ${formatRupees(to)}`;
}

/** Lists what a sum excludes: 'without token tax'; null if nothing. */
export function describeLeftOut({ lines }: Pick<OnRoadPrice, 'lines'>): string | null {
  const open = nameOpenLines(lines);
  return open ? `without ${open}` : null;
}

/** Whether the sum is an estimate, because figures are samples or unknown. */
export const isEstimate = ({
  isComplete,
  choice,
  tariffs,
}: Pick<Quote, 'isComplete' | 'choice' | 'tariffs'>): boolean =>
  !isComplete || tariffs.length < 2 || usesSamples({ choice, tariffs });

/** Explains why a sum is an estimate. */
export const estimateText =
  'Estimate, not an offer: some figures are samples or not known yet. Ask your dealer to confirm them before you pay.';

/** Describes the buyer, and where and when the car is registered: 'Filer, registered in Punjab on 4 May 2026'. */
export const describeBuyer = ({ taxpayer, province, date }: Quote['choice']): string => {
  const place = province ? ` in ${jurisdictions[province]}` : '';
  return `${taxpayerLabels[taxpayer]}, registered${place} on ${formatDayInPakistan(date)}`;
};

/** Builds the text for sharing a quote. `url` is the address of its page. */
export const buildShareText = (
  { choice, code, validUntil, ...sum }: OnRoadSum & Pick<Quote, 'choice' | 'code' | 'validUntil'>,
  url: string,
): string =>
  `${choice.car} on the road in ${choice.city}: ${formatSumTwice(sum)}. Quote ${formatCode(code)}, valid until ${formatDayInPakistan(validUntil)}. ${url}`;
