import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listPhoneFormats } from '#contract/phone-forms.ts';
import { containsInList } from './like.ts';

/** Searches need at least four digits; fewer would match nearly every number. */
const minPhoneDigits = 4;
/** From this length on, a leading 92 is treated as the country code and dropped. */
const minNationalDigits = 7;
const completeMobileNumber = /^3\d{9}$/;

/** Whether a search has nothing but digits and what people write between them. */
export const isNumberSearch = (search: string): boolean => /^[\d\s().+-]+$/.test(search);

/**
 * Builds the condition that a column of phone digits contains the searched number. A complete mobile number is
 * compared by equality, which stays fast in large tables. Returns undefined if the search is not a number.
 */
export function containsPhone(column: AnyPgColumn | SQL, search: string): SQL | undefined {
  if (!isNumberSearch(search)) return undefined;
  const digits = search.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.replace(/^920?/, '');
  if (completeMobileNumber.test(national))
    return inArray(sql`${column}`, listPhoneFormats(national));
  const wanted = national.length >= minNationalDigits ? national : digits;
  return wanted.length >= minPhoneDigits ? containsInList(column, wanted) : undefined;
}
