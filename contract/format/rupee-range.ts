import * as words from '#words/contract/format';
import { formatLakh, formatRupees } from './rupees.ts';

export { omitCurrency } from '#words/contract/format';

/**
 * Formats a range of rupees in whole lakh, or tenths of one if the range is narrower, so that both ends lie inside:
 * 'PKR 88 to 93 lakh', 'PKR 98 lakh to 1.02 crore'. One value is formatted in full.
 */
export function formatLakhRange({ from, to }: { from: number; to: number }): string {
  if (from === to) return formatRupees(from);
  const step = to - from < 100_000 && to < 10_000_000 ? 10_000 : 100_000;
  const least = words.omitCurrency(formatLakh(Math.floor(from / step) * step));
  const most = words.omitCurrency(formatLakh(Math.ceil(to / step) * step));
  const unit = ` ${most.split(' ').at(-1)}`;
  return words.lakhRange(least.endsWith(unit) ? least.slice(0, -unit.length) : least, most);
}
