import { type AnyColumn, and, like, or, type SQL, sql } from 'drizzle-orm';
import { splitWords } from '#contract/split-words.ts';
import { foldText } from './fold-text.ts';

/** Escapes `text` for a LIKE pattern, so that % and _ are literal. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** SQL for whether a folded column or expression contains `text`. */
export function containsFolded(column: AnyColumn | SQL, text: string): SQL {
  return like(column, foldText(`%${escapeLike(text)}%`));
}

/**
 * The same condition twice, for lists. PostgreSQL multiplies the estimated selectivities, so a rare text that
 * its sample happens to contain no longer looks so common that the planner scans all records in list order. A
 * text that nearly all records contain still looks common.
 */
export function containsInList(column: AnyColumn | SQL, text: string): SQL | undefined {
  return and(containsFolded(column, text), containsFolded(column, text));
}

/** Joins the conditions for each word of a search. Undefined if the search is blank. */
export const matchesEveryWord = (
  search: string,
  matchesWord: (word: string) => SQL | undefined,
): SQL | undefined => and(...splitWords(search).map(matchesWord));

/** The first digits of a phone number, which many records contain. */
const prefix = /^\+?\d{2,5}$/;
/** A word that is longer than a prefix is in few records, if it is part of a number. */
const minRareLength = 6;

/** The conditions for the words of a search, where a prefix is not looked up in the index: that would take long. */
function containsWord(column: AnyColumn | SQL, word: string, words: readonly string[]) {
  const hasRareNumber = words.some((other) => other.length >= minRareLength && /^\d+$/.test(other));
  return hasRareNumber && prefix.test(word)
    ? sql`strpos(${column}, ${word}) > 0`
    : containsInList(column, word);
}

/**
 * SQL for lists: whether a folded column contains every word of a search, in any order. Undefined if the search is
 * blank.
 */
export function containsWords(column: AnyColumn | SQL, search: string): SQL | undefined {
  const words = splitWords(search);
  return and(...words.map((word) => containsWord(column, word, words)));
}

/** SQL for whether each word of a search is in one of the columns, ignoring case. Undefined if it is blank. */
export function containsWordsInAny(columns: readonly AnyColumn[], search: string): SQL | undefined {
  return matchesEveryWord(search, (word) =>
    or(...columns.map((column) => containsText(column, word))),
  );
}

/** SQL for whether a column contains `text`, ignoring case. */
export function containsText(column: AnyColumn, text: string): SQL {
  return containsFolded(foldText(column), text);
}
