import * as words from '#words/contract/input';
import { todayInPakistan } from '../format/pakistan-time.ts';
import { fault } from './fault.ts';
import { optionalText, type TextFormat } from './text.ts';
import { cleanLink, foldTyped } from './typed-text.ts';

/** A format of what people type: it is folded first, and stored so. */
export const typedFormat = ({ parse, ...messages }: TextFormat): TextFormat => ({
  parse: (value) => parse(foldTyped(value)),
  ...messages,
});

const matching = (pattern: RegExp, message: string): TextFormat =>
  typedFormat({ parse: (value) => (pattern.test(value) ? value : null), message });

/** An email address; quoted local parts and IP literals are rejected. */
export const emailFormat = matching(
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u,
  fault('email-invalid', words.emailInvalid),
);

/** 7 to 15 digits with the usual separators, which are stored. */
export const phoneFormat = typedFormat({
  parse: (value) => {
    const number = value.replace(/^tel:/i, '');
    const digits = number.replace(/[\s().\-/]/g, '');
    return /^\+?\d{7,15}$/.test(digits) ? number : null;
  },
  message: fault('phone-invalid', words.phoneInvalid),
});

/** The first accepted day: the database has no year 0, and earlier years are half-typed ones. */
export const firstDay = '1900-01-01';

/** Turns a day as Pakistan writes it (28/12/2026, 28-12-2026, 28.12.2026) into YYYY-MM-DD; leaves other texts. */
const toIsoDay = (typed: string): string =>
  typed.replace(
    /^(\d\d?)([-./])(\d\d?)\2(\d{4})$/,
    (_, day: string, _separator, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

/** An existing calendar day from 1900 on, as YYYY-MM-DD; also read with the day first. */
export const dateFormat = typedFormat({
  parse: (typed) => {
    const value = toIsoDay(typed);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < firstDay) return null;
    const day = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : null;
  },
  message: fault('date-invalid', words.dateInvalid),
});

/** A day up to today in Pakistan, for staff. */
export const pastDayFormat: TextFormat = {
  parse: (value) => {
    const day = dateFormat.parse(value);
    return day && day <= todayInPakistan() ? day : null;
  },
  message: dateFormat.message,
  explain: (value) =>
    dateFormat.parse(value) ? 'The day cannot be in the future' : dateFormat.message,
};

/** A time of day as HH:MM, 24 hours. */
export const timeFormat = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  fault('time-invalid', words.timeInvalid),
);

/** A date that has not passed in Pakistan. */
export const futureDateFormat: TextFormat = typedFormat({
  parse: (value) => {
    const day = dateFormat.parse(value);
    return day && day >= todayInPakistan() ? day : null;
  },
  message: fault('date-past', words.datePast),
  explain: (value) => (dateFormat.parse(value) ? futureDateFormat : dateFormat).message,
});

/** A CNIC: 13 digits with or without dashes, stored as 00000-0000000-0. */
export const cnicFormat = typedFormat({
  parse: (value) => {
    const digits = value.replace(/[\s-]/g, '');
    if (!/^\d{13}$/.test(digits)) return null;
    return `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}`;
  },
  message: fault('cnic-invalid', words.cnicInvalid),
});

/** A VIN or an older chassis number, in upper case; the 17 characters of a VIN exclude I, O and Q. */
export const vinFormat = typedFormat({
  parse: (value) => {
    const vin = value.toUpperCase().replace(/\s/g, '');
    if (!/^[A-Z0-9][A-Z0-9-]*$/.test(vin)) return null;
    return vin.length === 17 && /[IOQ]/.test(vin) ? null : vin;
  },
  message: fault('vin-invalid', words.vinInvalid),
});

/**
 * A web address that a browser opens as a page; stored as typed. User info before the host is rejected, because it
 * makes an address look as if it led to another host.
 */
export const webAddressFormat: TextFormat = {
  parse: (typed) => {
    const value = cleanLink(typed);
    return /^https?:\/\/[^\s/]/i.test(value) && isUrl(value) && !hasUserName(value) ? value : null;
  },
  message: fault('web-address-invalid', words.webAddressInvalid),
};

/** The error for an id of no dealer. */
export const dealerUnknown = fault('dealer-unknown', words.dealerUnknown);

/** The id of a dealer. The database checks whether it exists. */
export const dealerIdFormat: TextFormat = {
  parse: (value) =>
    /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value) ? value.toLowerCase() : null,
  message: dealerUnknown,
};

const isUrl = (value: string) => !/\s/.test(value) && URL.canParse(value);

function hasUserName(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

/** A day in a query. Invalid dates are rejected; a blank one counts as absent. */
export const optionalDay = optionalText({ max: 10, format: dateFormat });
