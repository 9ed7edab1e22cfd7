import { groupDigits } from '#contract/rupees.ts';

interface Noun {
  one: string;
  many: string;
}

/** Formats a number: '1,200', '10,000+' if there may be more. */
export const formatNumber = (count: number, isAtLeast = false): string =>
  `${groupDigits(count)}${isAtLeast ? '+' : ''}`;

/** Chooses the noun of a count. */
export const chooseNoun = (count: number, noun: Noun): string =>
  count === 1 ? noun.one : noun.many;

/** Formats a count with its noun: '1 inquiry', '1,200 inquiries'. */
export const formatCount = (count: number, noun: Noun): string =>
  `${formatNumber(count)} ${chooseNoun(count, noun)}`;
