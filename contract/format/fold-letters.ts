/** Letters of Urdu that Arabic and other keyboards write as another character, with the Urdu one. */
const urduLetters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ھ: 'ہ',
  ة: 'ہ',
};

/**
 * Folds a text for a search in the browser: lower case, without marks over letters and invisible characters, and with the
 * letters of an Urdu keyboard. The database folds more: docs/decisions/050-urdu-is-searched-in-ascii.md.
 */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[يىكهھة]/g, (letter) => urduLetters[letter] ?? letter)
    .toLowerCase();
