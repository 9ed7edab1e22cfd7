import type { CellType } from './copied-rows.ts';
import { type CellWriter, copyBytes, put, type RowWriter, readValue } from './rewrite-rows.ts';

/** A column of a sheet: its heading, and how its values are read and shown. */
export interface SheetColumn {
  label: string;
  type: CellType;
  /** Converts COPY's text of a value to the text that is shown; without it they are the same. */
  read?: ((text: string) => string) | null;
}

/** The number of characters that a cell of Excel can have. */
const maxCellLength = 32_767;

/** Two characters that no XML file may contain. LibreOffice drops everything after them. */
const notInXml = /[\uFFFE\uFFFF]/g;

/** Text that readers of XLSX decode as an escaped character, such as the 'A' of _x0041_. */
const looksEscaped = /_(?=x[\dA-F]{4}_)/gi;

/** Characters that XML forbids or changes. XLSX has an escape for them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: people paste them.
const control = /[\0-\x08\v\f\r\x0E-\x1F]/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeControl = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** One look at the text, which most need no more than. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above.
const mayNeedEscape = /[\0-\x1F&<>_\uFFFE\uFFFF]/;

/** Escapes text for a cell or an attribute. Formulas stay the text that somebody typed. */
export function escapeText(text: string): string {
  if (text.length <= maxCellLength && !mayNeedEscape.test(text)) return text;
  return text
    .slice(0, maxCellLength)
    .replace(notInXml, '\uFFFD')
    .replace(looksEscaped, '_x005F_')
    .replace(control, escapeControl)
    .replace(/[&<>]/g, (character) => entities[character] ?? character);
}

const space = 0x20;
const dash = 0x2d;
const digits = { first: 0x30, last: 0x39 };
const capitalC = 0x43;

/** 1 for bytes that may have to be escaped, by COPY or in XML; U+FFFE and U+FFFF begin with 0xEF. */
const isSpecial = new Uint8Array(256).fill(1, 0, space);
for (const byte of [...Buffer.from('\\&<>_'), 0xef]) isSpecial[byte] = 1;

/** Whether a cell's text can be copied. Spreadsheets drop spaces at the ends unless told to keep them. */
function isPlain(source: Buffer, start: number, end: number): boolean {
  if (end - start > maxCellLength) return false;
  if (source[start] === space || source[end - 1] === space) return false;
  for (let place = start; place < end; place += 1) {
    if (isSpecial[source[place] as number] === 1) return false;
  }
  return true;
}

/** Excel has neither NaN nor infinity. */
function isNumber(source: Buffer, start: number): boolean {
  const first = source[source[start] === dash ? start + 1 : start] ?? 0;
  return first >= digits.first && first <= digits.last;
}

/** Excludes infinity, and years before the first or after 9999, which stay text. */
const isDay = (source: Buffer, start: number, end: number): boolean =>
  source[start + 4] === dash && source[end - 1] !== capitalC;

const readTwoDigits = (source: Buffer, place: number) =>
  ((source[place] ?? 0) - digits.first) * 10 + (source[place + 1] ?? 0) - digits.first;

/** Reads 2026-03-01 as the days since 1899-12-30, which spreadsheets store. */
function readDay(source: Buffer, start: number): number {
  const year = readTwoDigits(source, start) * 100 + readTwoDigits(source, start + 2);
  const month = readTwoDigits(source, start + 5) - 1;
  return Date.UTC(year, month, readTwoDigits(source, start + 8)) / 86_400_000 + 25_569;
}

const writeDay: CellWriter = (source, start, _end, target, offset) =>
  offset + target.write(String(readDay(source, start)), offset, 'latin1');

/** Spreadsheets have times without a zone, as parts of a day. */
const writeMoment: CellWriter = (source, start, _end, target, offset) => {
  const time = start + '2026-03-01 '.length;
  const seconds =
    readTwoDigits(source, time) * 3600 +
    readTwoDigits(source, time + 3) * 60 +
    readTwoDigits(source, time + 6);
  const moment = readDay(source, start) + seconds / 86_400;
  return offset + target.write(moment.toFixed(10), offset, 'latin1');
};

const textClosing = Buffer.from('</t></is></c>');
const valueClosing = Buffer.from('</v></c>');

type Test = (source: Buffer, start: number, end: number) => boolean;

/** The column's name in addresses: A to Z, AA and so on. */
function nameColumn(place: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (place % 26));
  return place < 26 ? last : nameColumn(Math.floor(place / 26) - 1) + last;
}

/** Creates the writer of a column's cells. `row` has the digits that their addresses end with. */
function createCell({ type, read }: SheetColumn, place: number, row: SheetRow): CellWriter {
  const address = Buffer.from(`<c r="${nameColumn(place)}`);
  const frame = (attributes: string, write: CellWriter, closing: Buffer): CellWriter => {
    const opening = Buffer.from(`"${attributes}`);
    return (source, start, end, target, offset) => {
      const opened = put(target, put(target, put(target, offset, address), row.digits), opening);
      return put(target, write(source, start, end, target, opened), closing);
    };
  };
  const formatted = frame(
    ' t="inlineStr"><is><t xml:space="preserve">',
    (source, start, end, target, offset) => {
      const text = readValue(source, start, end);
      return offset + target.write(escapeText(read ? read(text) : text), offset);
    },
    textClosing,
  );
  if (read) return formatted;
  const whenPossible =
    (isPossible: Test, write: CellWriter): CellWriter =>
    (source, start, end, target, offset) =>
      (isPossible(source, start, end) ? write : formatted)(source, start, end, target, offset);
  switch (type) {
    case 'number': {
      const number = frame('><v>', copyBytes, valueClosing);
      return (source, start, end, target, offset) =>
        isNumber(source, start) ? number(source, start, end, target, offset) : offset;
    }
    case 'day':
      return whenPossible(isDay, frame(' s="1"><v>', writeDay, valueClosing));
    case 'moment':
      return whenPossible(isDay, frame(' s="2"><v>', writeMoment, valueClosing));
    default:
      return whenPossible(isPlain, frame(' t="inlineStr"><is><t>', copyBytes, textClosing));
  }
}

/** The row of a sheet that is written. */
export interface SheetRow {
  /** Its number, from 1, and the same as text. */
  number: number;
  digits: Buffer;
}

/** Writes rows as XML below the row that `row` has. */
export function createSheetRows(columns: readonly SheetColumn[], row: SheetRow): RowWriter {
  const opening = Buffer.from('<row r="');
  const opened = Buffer.from('">');
  return {
    begin: (target, offset) => {
      row.number += 1;
      row.digits = Buffer.from(String(row.number));
      return put(target, put(target, put(target, offset, opening), row.digits), opened);
    },
    between: Buffer.alloc(0),
    end: Buffer.from('</row>'),
    cells: columns.map((column, place) => createCell(column, place, row)),
  };
}
