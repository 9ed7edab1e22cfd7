import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import { parseCode } from '#contract/on-road/codes.ts';
import { formatMomentWords, formatSum } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import type { AskedQuote } from './quoted-price.tsx';

const fallback = 'You can book all the same; today’s price list counts.';

/** Says what the quote of `?quote=` means for a booking. For loaders: its words would be script of the page. */
export function describeQuote(typed: string, quote: Quote | null): AskedQuote {
  if (!quote) {
    const title = `We know no quote ${typed.slice(0, 40)}.`;
    return { code: parseCode(typed), isValid: false, title, text: fallback };
  }
  const { code, choice, exFactory, onRoad, validUntil } = quote;
  const moment = formatMomentWords(validUntil);
  if (Date.parse(validUntil) <= Date.now()) {
    return { code, isValid: false, title: `Your quote expired on ${moment}.`, text: fallback };
  }
  const sum = `${formatSum(quote)} (${formatLakh(onRoad)})`;
  return {
    code,
    isValid: true,
    title: `Price frozen until ${moment}`,
    text: `${choice.car}: ex-factory ${formatRupees(exFactory)}, on the road in ${choice.city} ${sum}. It counts for this car only, and its freight for delivery to ${choice.city}. Taxes follow the law of the day of registration.`,
  };
}
