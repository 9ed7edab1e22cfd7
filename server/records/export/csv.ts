import { pakistanZone } from '#contract/format/pakistan-time.ts';

/**
 * The first characters that spreadsheets interpret as a formula, in all scripts they know. Some spreadsheets skip
 * blanks, quotes and invisible characters first.
 */
const opensFormula = /^(?:[\s\p{C}"']*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;

/**
 * Text that spreadsheets interpret as a number and rewrite: leading zeros, zeros after the point, thousands, more than
 * fifteen digits, or a power of ten, such as the reference 123456e2.
 */
const losesDigits = /^(0\d+|\d+\.\d*0|\d{1,3}(,\d{2,3})+|\d{16,}|[\d.]+e[+-]?\d+)$/i;

/** Most cells begin with a Latin letter: they are neither a formula nor a number. */
const isPlain = (text: string): boolean => {
  const first = text.charCodeAt(0) | 0x20;
  return first >= 0x61 && first <= 0x7a;
};

/**
 * Formats text so that spreadsheets do not change it. They show the leading apostrophe, which is why phone numbers are
 * written without one.
 */
export function formatStored(text: string): string {
  if (isPlain(text)) return text;
  return opensFormula.test(text) || losesDigits.test(text) ? `'${text}` : text;
}

const typedPhone = /^\+?\d[\d\s().\-/]*$/;

/**
 * Formats a phone number so that spreadsheets neither compute it nor drop its zero, and people can dial and copy it:
 * '0300 1234567' and '(+92) 300 1234567' stay text.
 */
export function formatPhone(phone: string): string {
  if (!typedPhone.test(phone)) return formatStored(phone);
  const [code] = /^\+(?:92|\d{1,3}(?=\D)|\d)/.exec(phone) ?? [];
  if (code) return `(${code}) ${phone.slice(code.length).replace(/^[\s\-.]+/, '')}`;
  return /^\d{5,}$/.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4)}` : formatStored(phone);
}

/** Formats a time in Pakistan as spreadsheets read it: 2026-03-01 14:30:00. */
const pakistanTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: pakistanZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats a value as a cell's text. Free text is neutralized; numbers and times are safe. */
export function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return pakistanTime.format(value);
  return formatStored(formatText(value));
}

/** Formats a stored value as one line of text. */
export function formatText(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatText).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${formatText(part)}`)
    .join('; ');
}

/** Written first, so that spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Doubles the quotes of a cell. */
export const doubleQuotes = (cell: string): string =>
  cell.includes('"') ? cell.replaceAll('"', '""') : cell;

/** Formats one line of a CSV file (RFC 4180). Every cell is quoted, because list separators differ by locale. */
export function csvLine(cells: readonly string[]): string {
  return `"${cells.map(doubleQuotes).join('","')}"\r\n`;
}
