import { groupDigits } from '#contract/format/rupees.ts';

/** Formats a status: 'no-show' is 'No Show'. */
export function formatStatus(status: string): string {
  return status
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

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

/** Splits the label of a dealer, 'HAVAL Clifton, Karachi', before its city; a text without a comma has none. */
export function splitDealerLabel(label: string): { name: string; city: string } {
  const comma = label.lastIndexOf(', ');
  return comma < 0
    ? { name: label, city: '' }
    : { name: label.slice(0, comma), city: label.slice(comma + 2) };
}

/** Returns the language of a text for `lang`: 'ur' if it has Urdu letters, else that of the page. */
export const findLanguage = (text: string | null | undefined): 'ur' | undefined =>
  /[\u0600-\u06ff]/.test(text ?? '') ? 'ur' : undefined;
