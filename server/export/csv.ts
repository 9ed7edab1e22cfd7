/**
 * What a spreadsheet takes for the beginning of a formula, in the scripts it knows. Blanks, quotes and
 * signs that are not seen are skipped by some before they look.
 */
const opensFormula = /^(?:[\s\p{C}"']*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;

/**
 * What a spreadsheet takes for a number and writes otherwise: leading zeros, more than fifteen digits,
 * or a power of ten, as a reference like 123456e2 seems to be.
 */
const losesDigits = /^(0\d+|\d{16,}|[\d.]+e[+-]?\d+)$/i;

/**
 * Text that stays text in a spreadsheet. The apostrophe is the sign that spreadsheets themselves use
 * for it, and the only one that takes nothing away: left alone, +92-300-1234567 is computed and shown
 * as -1234775, and 03001234567 loses its zero; behind an apostrophe both can be read and searched.
 */
function asText(text: string): string {
  return opensFormula.test(text) || losesDigits.test(text) ? `'${text}` : text;
}

/** Pakistan's time as spreadsheets understand it: 2026-03-01 14:30:00. */
const pakistanTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Karachi',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A value as the text of a cell. What people wrote is made harmless; our numbers and times are. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return pakistanTime.format(value);
  return asText(textOf(value));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join('; ');
}

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One line of a CSV file (RFC 4180). Every cell is quoted: a list separator of another country splits none. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
