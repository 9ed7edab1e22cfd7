import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import type { CellType } from './copied-rows.ts';

/** The number of characters that a cell of Excel can have. */
const maxCellLength = 32_767;

/** Two characters that no XML file may contain. LibreOffice drops everything after them. */
const notInXml = /[\uFFFE\uFFFF]/g;

/** Text that readers of XLSX decode as an escaped character, such as the 'A' of _x0041_. */
const looksEscaped = /_(?=x[\dA-F]{4}_)/gi;

/** A column of a sheet: its heading, and how its values are read and shown. */
export interface SheetColumn {
  label: string;
  type: CellType;
}

const formats: Partial<Record<CellType, string>> = {
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss',
};

const widths: Readonly<Record<CellType, number>> = {
  text: 22,
  number: 14,
  day: 12,
  moment: 20,
};

/**
 * Converts a readable text to a cell; moments are 2026-03-01 14:30:00. Spreadsheets have times without a zone. Formulas
 * stay the text that somebody typed.
 */
export function toCellValue(value: string, type: CellType): CellValue {
  if (type === 'number') return Number(value);
  if (type === 'day') return new Date(`${value}T00:00:00Z`);
  if (type === 'moment') return new Date(`${value.replace(' ', 'T')}Z`);
  const text = value.replace(notInXml, '\uFFFD').replace(looksEscaped, '_x005F_');
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
