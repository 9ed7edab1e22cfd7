import { formatDayInPakistan, formatTimeInPakistan } from '../format/day-words.ts';
import { formatRupees } from '../format/rupees.ts';
import type { OnRoadPrice } from './on-road-price.ts';

/** Formats a sum in full: 'PKR 9,345,000', or 'from PKR 9,345,000' if a line has no figure. */
export const formatSum = ({
  onRoad,
  isComplete,
}: Pick<OnRoadPrice, 'onRoad' | 'isComplete'>): string =>
  `${isComplete ? '' : 'from '}${formatRupees(onRoad)}`;

/** Formats a point in time (ISO 8601): '9 December 2026, 14:30'. */
export const formatMomentWords = (moment: string): string =>
  `${formatDayInPakistan(moment)}, ${formatTimeInPakistan(moment)}`;
