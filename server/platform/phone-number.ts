import { and, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { foldTyped } from '#contract/input/typed-text.ts';

const parse = (typed: string) => parsePhoneNumberFromString(typed, 'PK');

/**
 * Returns the digits of a phone number as E.164 has them, country code first and without the plus, however it was typed;
 * null if it is no possible number. A number without a country code is one of Pakistan, unless only a country code
 * makes it valid: people copy 971501234567 from a chat.
 */
export function parsePhoneDigits(typed: string): string | null {
  const written = foldTyped(typed).trim();
  const number = parse(written);
  if (number?.isValid()) return number.number.slice(1);
  const foreign = /^[1-9]/.test(written) ? parse(`+${written}`) : undefined;
  const found = foreign?.isValid() ? foreign : number;
  return found?.isPossible() ? found.number.slice(1) : null;
}

/** What identifies a phone number: its digits, or the typed text if it is no possible number. */
export const toPhoneKey = (typed: string): string => parsePhoneDigits(typed) ?? typed;

/** The columns of a table with a phone number. */
export interface PhoneColumns {
  /** As it was typed. */
  phone: AnyPgColumn;
  /** The result of `parsePhoneDigits`. */
  phoneDigits: AnyPgColumn;
}

/** The condition for rows with one of these phone numbers, given by their keys. Undefined without keys. */
export function hasPhone(
  { phone, phoneDigits }: PhoneColumns,
  keys: readonly string[],
): SQL | undefined {
  if (keys.length === 0) return undefined;
  return or(inArray(phoneDigits, [...keys]), and(isNull(phoneDigits), inArray(phone, [...keys])));
}
