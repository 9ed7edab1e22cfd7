import {
  type AnyColumn,
  and,
  inArray,
  like,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { splitWords } from '#contract/input/list-input.ts';
import { listPhoneFormats } from '#contract/input/phone-forms.ts';
import { foldTyped } from '#contract/input/typed-text.ts';

/**
 * SQL that folds a text for equality: ignores case and the encoding of accents. The function is in the database, so that
 * both sides are folded by the same rules (docs/decisions/034-the-database-folds-letters.md).
 */
export const foldCase = (text: SQLWrapper | string): SQL => sql`fold_case(${text})`;

/**
 * SQL that folds a text for searches: ignores case, accents and vowel marks, and which keyboard wrote an Urdu letter.
 * Each Urdu letter becomes one or two of A to Z, which trigram indexes know in every locale
 * (docs/decisions/050-urdu-is-searched-in-ascii.md). Two texts that differ may become one, so it is not for identifiers.
 */
export const foldText = (text: SQLWrapper | string): SQL => sql`fold_text(${text})`;

/** Escapes `text` for a LIKE pattern, so that % and _ are literal, also those that folding makes of full-width ones. */
const escapeLike = (text: string) => text.normalize('NFKC').replace(/[\\%_]/g, '\\$&');

/** SQL for whether a folded column or expression contains `text`. */
export function containsFolded(column: AnyColumn | SQL, text: string): SQL {
  return like(column, foldText(`%${escapeLike(text)}%`));
}

/**
 * Repeats the condition, for lists. PostgreSQL multiplies the estimated selectivities, so a rare text that happens to
 * be in its sample no longer looks so common that the planner scans all records in list order. A text that nearly all
 * records contain still looks common.
 */
export function containsInList(column: AnyColumn | SQL, text: string): SQL | undefined {
  return and(containsFolded(column, text), containsFolded(column, text));
}

/** Joins the conditions for each word of a search. Undefined if the search is blank. */
export const matchesEveryWord = (
  search: string,
  matchesWord: (word: string) => SQL | undefined,
): SQL | undefined => and(...splitWords(search).map(matchesWord));

/** Prefixes of phone numbers that many records contain. */
const prefix = /^\+?\d{2,5}$/;
/** A longer word is selective, if it is part of a number. */
const minRareLength = 6;

/** Builds the conditions for the words of a search. A prefix does not use the index, because that would be slow. */
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
export function containsWordsInAny(
  columns: readonly (AnyColumn | SQL)[],
  search: string,
): SQL | undefined {
  return matchesEveryWord(search, (word) =>
    or(...columns.map((column) => containsText(column, word))),
  );
}

/** SQL for whether a column contains `text`, ignoring case. */
export function containsText(column: AnyColumn | SQL, text: string): SQL {
  return containsFolded(foldText(column), text);
}

/** Searches need at least four digits; fewer would match nearly every number. */
const minPhoneDigits = 4;
/** From this length on, a leading 92 is treated as the country code and dropped. */
const minNationalDigits = 7;
const completeMobileNumber = /^3\d{9}$/;

/** Whether a search contains only digits of any script and their usual separators. */
export const isNumberSearch = (search: string): boolean =>
  /^[\d\s().+\-/]+$/.test(foldTyped(search));

/**
 * Builds the condition that a column of phone digits contains the searched number. A complete mobile number is
 * compared by equality, which stays fast in large tables. Returns undefined if the search is not a number.
 */
export function containsPhone(column: AnyPgColumn | SQL, search: string): SQL | undefined {
  if (!isNumberSearch(search)) return undefined;
  const digits = foldTyped(search).replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.replace(/^920?/, '');
  if (completeMobileNumber.test(national))
    return inArray(sql`${column}`, listPhoneFormats(national));
  const wanted = national.length >= minNationalDigits ? national : digits;
  return wanted.length >= minPhoneDigits ? containsInList(column, wanted) : undefined;
}
