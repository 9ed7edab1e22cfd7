import { formatDayInPakistan, formatTimeInPakistan } from '../format/day-words.ts';
import { formatLakh, formatRupees } from '../format/rupees.ts';
import { formatCode } from './codes.ts';
import { jurisdictions } from './jurisdictions.ts';
import { nameOpenLines, type OnRoadLine, type OnRoadPrice, usesSamples } from './on-road-price.ts';
import type { Quote } from './quotes.ts';
import { taxpayerLabels } from './tariff-lines.ts';

/** Formats a sum in full: 'PKR 9,345,000', or 'from PKR 9,345,000' if a line has no figure. */
export const formatSum = ({
  onRoad,
  isComplete,
}: Pick<OnRoadPrice, 'onRoad' | 'isComplete'>): string =>
  `${isComplete ? '' : 'from '}${formatRupees(onRoad)}`;

/** Formats a point in time (ISO 8601): '9 December 2026, 14:30'. */
export const formatMomentWords = (moment: string): string =>
  `${formatDayInPakistan(moment)}, ${formatTimeInPakistan(moment)}`;

/** Formats the amount of a line: 'PKR 45,000', or 'Not known yet'. */
export const formatLineAmount = ({ amount }: OnRoadLine): string =>
  amount === null ? 'Not known yet' : formatRupees(amount);

type Sum = Pick<OnRoadPrice, 'onRoad' | 'isComplete' | 'lines'>;

/** What a sum leaves out: 'without token tax'; null if it is complete. */
export const describeLeftOut = ({ lines, isComplete }: Omit<Sum, 'onRoad'>): string | null =>
  isComplete ? null : `without ${nameOpenLines(lines)}`;

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
  { choice, code, validUntil, ...sum }: Sum & Pick<Quote, 'choice' | 'code' | 'validUntil'>,
  url: string,
): string =>
  `${choice.car} on the road in ${choice.city}: ${formatSum(sum)} (${formatLakh(sum.onRoad)}). Quote ${formatCode(code)}, valid until ${formatDayInPakistan(validUntil)}. ${url}`;
