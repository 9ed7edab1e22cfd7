import { formatReference } from '#contract/leads/lead.ts';
import type { CopiedColumn } from './copied-rows.ts';
import { doubleQuotes, formatPhone, formatStored } from './csv.ts';
import { type CellWriter, copyBytes, type RowWriter, readValue } from './rewrite-rows.ts';

const quote = 0x22;
const space = 0x20;
const backslash = 0x5c;
const capitalE = 0x45;
const referenceLength = 8;
const momentLength = '2026-03-01 14:30:00'.length;

/** Creates a writer of values whose text is formatted. */
const formatted =
  (format: (text: string) => string): CellWriter =>
  (source, start, end, target, offset) =>
    offset + target.write(doubleQuotes(format(readValue(source, start, end))), offset);

/** Cuts off the fraction of the second and the zone. */
const copyMoment: CellWriter = (source, start, end, target, offset) =>
  copyBytes(source, start, Math.min(end, start + momentLength), target, offset);

const isLetter = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39;

const writeStored = formatted(formatStored);

/** Copies text that begins with a Latin letter, as most does: it is neither a formula nor a number. */
const writeText: CellWriter = (source, start, end, target, offset) => {
  if (start < end && !isLetter(source[start])) {
    return writeStored(source, start, end, target, offset);
  }
  let next = offset;
  for (let place = start; place < end; place += 1) {
    const byte = source[place] as number;
    if (byte === backslash || byte === quote) {
      return writeStored(source, start, end, target, offset);
    }
    target[next] = byte;
    next += 1;
  }
  return next;
};

/** Whether a phone number is written as digits and spaces, as forms suggest: 0300 1234567 is copied. */
function isSpaced(source: Buffer, start: number, end: number): boolean {
  let hasSpace = false;
  for (let place = start; place < end; place += 1) {
    const byte = source[place] as number;
    if (byte === space && place > start) hasSpace = true;
    else if (!isDigit(byte)) return false;
  }
  return hasSpace;
}

const writeFormattedPhone = formatted(formatPhone);

const writePhone: CellWriter = (source, start, end, target, offset) =>
  (isSpaced(source, start, end) ? copyBytes : writeFormattedPhone)(
    source,
    start,
    end,
    target,
    offset,
  );

const writeFormattedReference = formatted((id) => formatStored(formatReference(id)));

/** Copies a reference that has a letter beside E: no spreadsheet reads it as a number. */
const writeReference: CellWriter = (source, start, end, target, offset) => {
  let isNumber = true;
  for (let place = end - referenceLength; place < end; place += 1) {
    const byte = source[place] as number;
    const written = isDigit(byte) ? byte : byte & ~0x20;
    if (written !== byte && written !== capitalE) isNumber = false;
    target[offset + place - end + referenceLength] = written;
  }
  return isNumber
    ? writeFormattedReference(source, start, end, target, offset)
    : offset + referenceLength;
};

const isPhone = (name: string): boolean => /phone|whatsapp/i.test(name);

function chooseWriter({ name, type, read }: CopiedColumn): CellWriter {
  if (isPhone(name)) return writePhone;
  if (type === 'moment') return copyMoment;
  if (type !== 'text') return copyBytes;
  return read ? formatted((text) => formatStored(read(text))) : writeText;
}

/** Writes rows as lines of CSV. */
export const createCsvRows = ([, ...columns]: readonly CopiedColumn[]): RowWriter => ({
  begin: (target, offset) => {
    target[offset] = quote;
    return offset + 1;
  },
  between: Buffer.from('","'),
  end: Buffer.from('"\r\n'),
  cells: [writeReference, ...columns.map(chooseWriter)],
});
