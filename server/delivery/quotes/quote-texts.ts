import { formatDayInPakistan, formatTimeInPakistan } from '#contract/format/day-words.ts';
import { formatDay } from '#contract/format/in-languages.ts';
import { formatLakhRange } from '#contract/format/rupee-range.ts';
import { formatLakh, formatRupees, groupDigits } from '#contract/format/rupees.ts';
import * as urduFormat from '#contract/format/words.ur.ts';
import { dueTitles } from '#contract/on-road/due-groups.ts';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import { listOpenLines, type OnRoadLine } from '#contract/on-road/on-road-price.ts';
import {
  describeBuyer,
  describeLeftOut,
  describeSum,
  estimateText,
  formatLineAmount,
  formatMomentWords,
  type OnRoadSum,
  type SumWords,
} from '#contract/on-road/quote-words.ts';
import * as urduQuote from '#contract/on-road/quotes/words.ur.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { chargeLabels, type DueTime, taxpayerLabels } from '#contract/on-road/tariff-lines.ts';
import * as urduPrices from '#contract/prices/words.ur.ts';
import type { Language } from '#contract/site/language.ts';
import { joinInLanguage, translateWord } from '#server/resources/tariffs/on-road-words.ts';
import * as englishWords from './words.ts';
import * as urduWords from './words.ur.ts';

/** What a quote's PDF says besides the quote's own figures, in one language. */
export interface QuoteTexts {
  words: Words;
  formatDay: (day: string) => string;
  formatMoment: (moment: string) => string;
  /** Formats a sum within a sentence. */
  formatSumInText: (rupees: number) => string;
  describeSum: (sum: OnRoadSum) => SumWords;
  formatLineAmount: (line: OnRoadLine) => string;
  nameLine: (line: OnRoadLine) => string;
  /** Says what the sum leaves out; null if nothing. */
  describeLeftOut: (quote: Quote) => string | null;
  describeBuyer: (choice: Quote['choice']) => string;
  nameDue: (due: DueTime) => string;
  /** The name of the place whose tariff applies. */
  namePlace: (tariff: Quote['tariffs'][number]) => string;
  estimate: string;
}

/** The words of a language: those in Urdu have the names and the inputs of the English ones. */
type Words = {
  readonly [Name in keyof typeof englishWords]: (typeof englishWords)[Name] extends string
    ? string
    : (typeof englishWords)[Name];
};

const labelInUrdu = (label: string): string => translateWord('ur', label);
const dayInUrdu = (day: string): string => formatDay('ur', day);

const momentInUrdu = (moment: string): string =>
  `${dayInUrdu(moment)} کو ${urduFormat.clockTime(formatTimeInPakistan(moment))}`;

const sumInUrdu = {
  ...urduQuote,
  formatLakh: (rupees: number) => formatLakh(rupees, urduPrices),
  formatLakhRange: (range: { from: number; to: number }) =>
    formatLakhRange(range, { ...urduFormat, lakh: urduPrices }),
};

/** The texts of a quote's PDF by language. */
export const quoteTexts: Readonly<Record<Language, QuoteTexts>> = {
  en: {
    words: englishWords,
    formatDay: formatDayInPakistan,
    formatMoment: formatMomentWords,
    formatSumInText: formatRupees,
    describeSum,
    formatLineAmount,
    nameLine: ({ label }) => label,
    describeLeftOut,
    describeBuyer,
    nameDue: (due) => dueTitles[due],
    namePlace: ({ jurisdiction }) => jurisdictions[jurisdiction],
    estimate: estimateText,
  },
  ur: {
    words: urduWords,
    formatDay: dayInUrdu,
    formatMoment: momentInUrdu,
    formatSumInText: (rupees) => `${groupDigits(rupees)} روپے`,
    describeSum: (sum) => describeSum(sum, sumInUrdu),
    formatLineAmount: (line) => formatLineAmount(line, urduQuote),
    nameLine: ({ charge }) => labelInUrdu(chargeLabels[charge]),
    describeLeftOut({ lines }) {
      const open = listOpenLines(lines).map(({ charge }) => labelInUrdu(chargeLabels[charge]));
      return open.length > 0 ? urduQuote.without(joinInLanguage('ur', open)) : null;
    },
    describeBuyer: ({ taxpayer, province, date }) =>
      urduQuote.buyer(
        labelInUrdu(taxpayerLabels[taxpayer]),
        province && labelInUrdu(jurisdictions[province]),
        dayInUrdu(date),
      ),
    nameDue: (due) => labelInUrdu(dueTitles[due]),
    namePlace: ({ jurisdiction }) => labelInUrdu(jurisdictions[jurisdiction]),
    estimate: urduQuote.estimate,
  },
};
