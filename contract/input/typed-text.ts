/**
 * Marks that phones, chats and web pages paste along with a text, and nobody sees: soft hyphen, zero-width space, word
 * joiner, byte order mark, and the controls that embed or isolate a direction. The joiners of Urdu words and the marks
 * between two directions stay.
 */
const pastedMarks = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** All invisible characters of format, of which a code, a number or an address has none. */
const invisible = /\p{Cf}/gu;

/**
 * Cleans free text: composes letters with their marks (Unicode NFC), so that one text has one form, and drops pasted
 * invisible marks.
 */
export const cleanText = (text: string): string => text.normalize('NFC').replace(pastedMarks, '');

/** Cleans a link: like free text, and without any invisible character. */
export const cleanLink = (text: string): string => text.normalize('NFC').replace(invisible, '');

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Returns the value of a digit of any script: the ten digits of a script follow each other in Unicode. */
function readDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (before < 9 && isDigit(codePoint - before - 1)) before += 1;
  return String(before);
}

/**
 * Folds a typed code, number, date or address into the ASCII characters that it means: digits of any script (Urdu ۰۳۰۰,
 * Arabic ٠٣٠٠), full-width forms, dashes and spaces of every kind, and the decimal and thousands separators of Urdu
 * and Arabic keyboards. Drops invisible characters. Other letters stay.
 */
export const foldTyped = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/(?![0-9])\p{Nd}/gu, readDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/gu, ' ')
    .replace(/\u066B/gu, '.')
    .replace(/[\u066C\u060C]/gu, ',');
