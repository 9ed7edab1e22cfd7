import { isStoredLanguage } from '#words/contract/format';

/** Letters of Arabic script, in which Urdu is written. */
const urduLetter = /[\u0600-\u06ff]/;
/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Returns the language of a text for `lang`: 'ur' if it has Urdu letters. Others are English, which only a page in another
 * language has to say.
 */
export function findLanguage(text: string | null | undefined): 'ur' | 'en' | undefined {
  if (urduLetter.test(text ?? '')) return 'ur';
  return isStoredLanguage ? undefined : 'en';
}

/** Returns the direction of a text, which is that of its first letter. */
export const findDirection = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** Returns the attributes of an element that shows a text which staff or visitors wrote, in any language. */
export const buildDirection = (text: string | null | undefined) =>
  ({ dir: 'auto', lang: findLanguage(text) }) as const;

/** A number that is written in parts: a phone number, a CNIC, a date. */
const dividedNumber = /[+(]?\d[\d ().:/-]{1,38}\d/g;

/**
 * Splits a text at its phone numbers and other numbers in parts, which stand at odd indexes. Within Urdu their parts
 * would change places, unless they are set from left to right by themselves.
 */
export function splitNumbers(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(dividedNumber)) {
    parts.push(text.slice(end, index), number);
    end = index + number.length;
  }
  return [...parts, text.slice(end)];
}
