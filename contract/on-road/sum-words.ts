import { formatDayInPakistan, formatTimeInPakistan } from '../format/day-words.ts';
import { formatLakh, formatLakhRange, formatRupees } from '../format/rupees.ts';
import type { OnRoadPrice } from './on-road-price.ts';

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

/** Formats a sum as `formatSum` does, and in lakh: 'PKR 9,345,000 (PKR 93.45 lakh)'. A range is in lakh already. */
export function formatSumTwice(sum: OnRoadSum): string {
  const words = formatSum(sum);
  return words.startsWith('about ')
    ? words
    : `${words} (${formatLakh(sum.range?.from ?? sum.onRoad)})`;
}

/** Formats a point in time (ISO 8601): '9 December 2026, 14:30'. */
export const formatMomentWords = (moment: string): string =>
  `${formatDayInPakistan(moment)}, ${formatTimeInPakistan(moment)}`;
