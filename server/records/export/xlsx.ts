import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { is } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { dayMs } from '#contract/format/pakistan-time.ts';
import { formatText } from './csv.ts';

/** The number of characters that a cell of Excel can have. */
const maxCellLength = 32_767;

/** Two characters that no XML file may contain. LibreOffice drops everything after them. */
const notInXml = /[\uFFFE\uFFFF]/g;

/** Text that readers of XLSX decode as an escaped character, such as the 'A' of _x0041_. */
const looksEscaped = /_(?=x[\dA-F]{4}_)/gi;

const pakistanOffsetMs = (5 / 24) * dayMs;

/** A column of a sheet: its heading, and how its values are read and shown. */
export interface SheetColumn {
  label: string;
  type: 'text' | 'number' | 'day' | 'moment';
}

const formats: Partial<Record<SheetColumn['type'], string>> = {
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss',
};

const widths: Readonly<Record<SheetColumn['type'], number>> = {
  text: 22,
  number: 14,
  day: 12,
  moment: 20,
};

/** Returns the type of a selected column's cells. Text, also of digits only, stays text: phone numbers and references. */
export function findCellType(column: unknown): SheetColumn['type'] {
  const type = is(column, PgColumn) ? column.getSQLType() : 'text';
  if (type === 'date') return 'day';
  if (type.startsWith('timestamp')) return 'moment';
  return /^(bigint|integer|smallint|numeric|real|double precision)/.test(type) ? 'number' : 'text';
}

/** Spreadsheets have times without a zone: a moment is written as clocks in Pakistan show it. */
const toPakistanTime = (moment: Date): Date => new Date(moment.getTime() + pakistanOffsetMs);

/** Converts a stored value to a cell. Formulas stay the text that somebody typed. */
export function toCellValue(value: unknown, type: SheetColumn['type']): CellValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return toPakistanTime(value);
  if (type === 'number') return Number(value);
  if (type === 'day') return new Date(`${value}T00:00:00Z`);
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = formatText(value).replace(notInXml, '\uFFFD').replace(looksEscaped, '_x005F_');
  return text.slice(0, maxCellLength);
}

/**
 * Builds an XLSX file while rows are read: memory does not depend on their number. Rows beyond what a sheet can have are
 * on further sheets.
 */
export const xlsxFile = (
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<CellValue[]> | Iterable<CellValue[]>,
): Readable =>
  Readable.fromWeb(
    writeXlsxStream(rows, {
      name,
      columns: columns.map(({ label, type }) => ({
        header: label,
        width: widths[type],
        ...(formats[type] && { numFmt: formats[type] }),
      })),
      freezePane: { rows: 1 },
    }) as NodeReadableStream,
  );
