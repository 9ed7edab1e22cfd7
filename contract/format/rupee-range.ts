import * as words from '#words/contract/format';
import { formatLakh, formatRupees, type LakhWords } from './rupees.ts';

export { omitCurrency } from '#words/contract/format';

/** How a range reads in a language. */
interface RangeWords {
  omitCurrency: (sum: string) => string;
  lakhRange: (least: string, most: string) => string;
  /** Of the site by default. */
  lakh?: LakhWords;
}

const siteWords = (): RangeWords => ({
  omitCurrency: words.omitCurrency,
  lakhRange: words.lakhRange,
});

/**
 * Formats a range of rupees in whole lakh, or tenths of one if the range is narrower, so that both ends lie inside:
 * 'PKR 88 to 93 lakh', 'PKR 98 lakh to 1.02 crore'. One value is formatted in full.
 * In the language of the site, or with the words of another.
 */
export function formatLakhRange(
  { from, to }: { from: number; to: number },
  { omitCurrency, lakhRange, lakh }: RangeWords = siteWords(),
): string {
  if (from === to) return formatRupees(from);
  const step = to - from < 100_000 && to < 10_000_000 ? 10_000 : 100_000;
  const least = omitCurrency(formatLakh(Math.floor(from / step) * step, lakh));
  const most = omitCurrency(formatLakh(Math.ceil(to / step) * step, lakh));
  const unit = ` ${most.split(' ').at(-1)}`;
  return lakhRange(least.endsWith(unit) ? least.slice(0, -unit.length) : least, most);
}
