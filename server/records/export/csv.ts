import { pakistanZone } from '#contract/format/pakistan-time.ts';

/**
 * The first characters that spreadsheets interpret as a formula, in all scripts they know. Some spreadsheets skip
 * blanks, quotes and invisible characters first.
 */
const opensFormula = /^(?:[\s\p{C}"']*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;

/**
 * Text that spreadsheets interpret as a number and rewrite: leading zeros, more than fifteen digits, or a power of ten,
 * such as the reference 123456e2.
 */
const losesDigits = /^(0\d+|\d{16,}|[\d.]+e[+-]?\d+)$/i;

/**
 * Formats text so that spreadsheets do not change it. The leading apostrophe is their own marker for text and loses
 * nothing: without it, +92-300-1234567 is computed and shown as -1234775, and 03001234567 loses its zero.
 */
function asText(text: string): string {
  return opensFormula.test(text) || losesDigits.test(text) ? `'${text}` : text;
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
  return asText(formatText(value));
}

function formatText(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatText).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${formatText(part)}`)
    .join('; ');
}

/** Written first, so that spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Formats one line of a CSV file (RFC 4180). Every cell is quoted, because list separators differ by locale. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
