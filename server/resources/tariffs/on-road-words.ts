import { listComma } from '#contract/format/in-languages.ts';
import { joinWords } from '#contract/on-road/on-road-price.ts';
import * as english from '#contract/on-road/words.ts';
import * as urdu from '#contract/on-road/words.ur.ts';
import type { Language } from '#contract/site/language.ts';

const urduByName: Readonly<Record<string, string>> = urdu;
const urduWords = new Map(
  Object.entries(english).map(([name, word]) => [word as string, urduByName[name] ?? word]),
);

/**
 * Returns a word of on-road prices in a language, by the English one that tables such as `chargeLabels` hold on the server.
 * What staff wrote stays.
 */
export const translateWord = (language: Language, word: string): string =>
  language === 'en' ? word : (urduWords.get(word) ?? word);

/** Joins words for a sentence in a language: 'a, b and c'. */
export const joinInLanguage = (language: Language, words: readonly string[]): string =>
  joinWords(words, listComma(language), translateWord(language, english.and));
