import * as appointmentWords from '../appointments/words.ts';
import * as appointmentWordsInUrdu from '../appointments/words.ur.ts';
import * as stepWords from '../leads/next-step/words.ts';
import * as stepWordsInUrdu from '../leads/next-step/words.ur.ts';
import { type NextStep, roundDeadline } from '../leads/next-step.ts';
import type { Language } from '../site/language.ts';
import { findWeekday, formatTimeInPakistan } from './day-words.ts';
import { findLanguage } from './direction.ts';
import { inPakistan } from './pakistan-time.ts';
import { formatRupees } from './rupees.ts';
import * as formatWords from './words.ts';
import * as formatWordsInUrdu from './words.ur.ts';
import { formatTime } from './working-hours.ts';

/** Words in another language: the same names, and functions with the same inputs. */
type Translation<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...inputs: infer Inputs) => string
      ? (...inputs: Inputs) => string
      : Words[Name] extends boolean
        ? boolean
        : Translation<Words[Name]>;
};

/**
 * Joins the words of both languages, for what the server writes, and the office for a customer: both choose the language
 * by the record. Pages import `#words/…` instead, because a build of the site has one language.
 */
export const inLanguages = <Words>(
  en: Words & Translation<Words>,
  ur: Translation<Words>,
): Record<Language, Translation<Words>> => ({ en, ur });

/**
 * Isolates what is written from left to right within Urdu: names, numbers, addresses. Returns Urdu text unchanged. The
 * HTML of an email has an element instead of the two invisible characters.
 */
export const isolate = (text: string): string =>
  findLanguage(text) ? text : `\u2066${text}\u2069`;

const format = inLanguages(formatWords, formatWordsInUrdu);
const step = inLanguages(stepWords, stepWordsInUrdu);
const appointment = inLanguages(appointmentWords, appointmentWordsInUrdu);

/** Formats a moment (ISO 8601) as its day in Pakistan, or a day (YYYY-MM-DD): '4 May 2026'. */
export function formatDay(language: Language, moment: string): string {
  const date = inPakistan(moment);
  return format[language].fullDate(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
}

const formatWeekday = (language: Language, moment: string) =>
  format[language].nameWeekday(findWeekday(inPakistan(moment)));

/** The comma between the words of a list, with its space. */
export const listComma = (language: Language): string => format[language].comma;

/** Formats when an appointment is: 'Saturday, 28 November 2026, 17:00'. Times are in Pakistan. */
export const formatAppointmentTime = (language: Language, startAt: string): string =>
  appointment[language].appointmentTime(
    formatWeekday(language, startAt),
    formatDay(language, startAt),
    format[language].clockTime(formatTimeInPakistan(startAt)),
  );

/** The names of the kinds of appointments, and what customers bring. */
export const appointmentNames = {
  en: describeAppointments('en'),
  ur: describeAppointments('ur'),
};

function describeAppointments(language: Language) {
  const { testDrive, service, toTestDrive, toService, timeIsKept } = appointment[language];
  return {
    kinds: { 'test-drive': testDrive, service },
    toBring: { 'test-drive': toTestDrive, service: toService },
    timeIsKept,
  };
}

/** Words a deadline with its day: 'by 4:30 pm on Saturday, 28 November 2026'. Rounded up to five minutes. */
export function formatDeadline(language: Language, deadline: string): string {
  const due = roundDeadline(deadline);
  const time = formatTimeInPakistan(due);
  const hour =
    language === 'en' ? formatTime(time).toLowerCase() : format[language].clockTime(time);
  return step[language].onDay(hour, formatWeekday(language, due), formatDay(language, due));
}

/** Formats a booking's price: 'PKR 8,560,000', or 'PKR 8,560,000 (sample)'. */
export function formatBookedPrice(language: Language, price: number, isSample: boolean): string {
  const sum = formatRupees(price);
  const shown = language === 'en' ? sum : isolate(sum);
  return isSample ? step[language].samplePrice(shown) : shown;
}

/** Says what is fixed of a booking's price. */
export const describePriceTerms = (
  language: Language,
  { priceFixedUntil }: Pick<NextStep, 'priceFixedUntil'>,
): string =>
  priceFixedUntil
    ? step[language].fixedPrice(formatDay(language, priceFixedUntil))
    : step[language].todaysPrice;
