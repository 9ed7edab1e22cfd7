import { isStoredLanguage } from '#words/contract/format';

/** Letters of Arabic script, in which Urdu is written. */
const urduLetter = /[\u0600-\u06ff]/;
/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const latinLetter = /[a-z]/i;

/** Whether a text has Urdu letters. */
export const isUrdu = (text: string | null | undefined): boolean => urduLetter.test(text ?? '');

/** Returns the language of a text for `lang`; undefined if it is that of the page, or if the text has no letters. */
export function findLanguage(text: string | null | undefined): 'en' | 'ur' | undefined {
  if (isStoredLanguage) return isUrdu(text) ? 'ur' : undefined;
  return !isUrdu(text) && latinLetter.test(text ?? '') ? 'en' : undefined;
}

/** Returns the direction of a text, which is that of its first letter. An Urdu page's text may begin with a model's name. */
export function findDirection(text: string): 'ltr' | 'rtl' {
  if (!isStoredLanguage && isUrdu(text)) return 'rtl';
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/**
 * Returns the attributes of an element that shows a text which staff or visitors wrote, in any language. In an Urdu page,
 * an English text is marked as such; one without letters is set as the text around it.
 */
export function buildDirection(text: string | null | undefined) {
  const lang = findLanguage(text);
  if (isStoredLanguage) return { dir: 'auto', lang } as const;
  const hasLetters = lang !== undefined || isUrdu(text);
  return { dir: hasLetters ? findDirection(text ?? '') : undefined, lang } as const;
}

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
