import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { phoneForms } from '#contract/phone-forms.ts';
import { containsInList } from '#server/db/like.ts';

/** A phone number is looked for from four digits on; fewer would match nearly everyone. */
const minPhoneDigits = 4;
/** From here on the country's code is told from the number's own digits. */
const minOwnDigits = 7;
const wholeMobile = /^3\d{9}$/;

/**
 * Whether a column of phone digits contains what is searched for, or is it where that is the whole
 * number of a mobile, which costs the same among however many; undefined where that is no number.
 */
export function containsPhone(column: AnyPgColumn, search: string): SQL | undefined {
  if (!/^[\d\s().+-]+$/.test(search)) return undefined;
  const digits = search.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '');
  const own = digits.replace(/^920?/, '');
  if (wholeMobile.test(own)) return inArray(column, phoneForms(own));
  const wanted = own.length >= minOwnDigits ? own : digits;
  return wanted.length >= minPhoneDigits ? containsInList(column, wanted) : undefined;
}
