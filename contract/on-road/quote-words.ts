import { formatDayInPakistan } from '../format/day-words.ts';
import { formatRupees } from '../format/rupees.ts';
import { formatCode } from './codes.ts';
import { jurisdictions } from './jurisdictions.ts';
import { nameOpenLines, type OnRoadLine, type OnRoadPrice, usesSamples } from './on-road-price.ts';
import type { Quote } from './quotes.ts';
import { formatSumTwice, type OnRoadSum } from './sum-words.ts';
import { taxpayerLabels } from './tariff-lines.ts';

/** Formats the amount of a line: 'PKR 45,000', 'PKR 90,000 to PKR 135,000', or 'Not known yet'. */
export function formatLineAmount({ amount, range }: OnRoadLine): string {
  if (amount !== null) return formatRupees(amount);
  if (!range) return 'Not known yet';
  const { from, to } = range;
  return from === to ? formatRupees(from) : `${formatRupees(from)} to ${formatRupees(to)}`;
}

/** What a sum leaves out: 'without token tax'; null if nothing. */
export function describeLeftOut({ lines }: Pick<OnRoadPrice, 'lines'>): string | null {
  const open = nameOpenLines(lines);
  return open ? `without ${open}` : null;
}

/** Whether figures are samples or open, so that the sum is an estimate. */
export const isEstimate = ({
  isComplete,
  choice,
  tariffs,
}: Pick<Quote, 'isComplete' | 'choice' | 'tariffs'>): boolean =>
  !isComplete || tariffs.length < 2 || usesSamples({ choice, tariffs });

/** Says why a sum is an estimate. */
export const estimateText =
  'Estimate, not an offer: some figures are samples or not known yet. Ask your dealer to confirm them before you pay.';

/** Names the buyer, and where and when the car is registered: 'Filer, registered in Punjab on 4 May 2026'. */
export const describeBuyer = ({ taxpayer, province, date }: Quote['choice']): string => {
  const place = province ? ` in ${jurisdictions[province]}` : '';
  return `${taxpayerLabels[taxpayer]}, registered${place} on ${formatDayInPakistan(date)}`;
};

/** Builds the text with which a quote is shared. `url` is its page's address. */
export const buildShareText = (
  { choice, code, validUntil, ...sum }: OnRoadSum & Pick<Quote, 'choice' | 'code' | 'validUntil'>,
  url: string,
): string =>
  `${choice.car} on the road in ${choice.city}: ${formatSumTwice(sum)}. Quote ${formatCode(code)}, valid until ${formatDayInPakistan(validUntil)}. ${url}`;
