import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { type CopiedColumn, formatRows } from './copied-rows.ts';
import { csvLine, formatCell, formatPhone } from './csv.ts';
import { createCsvRows } from './csv-rows.ts';
import { Rewriter } from './rewrite-rows.ts';
import { xlsxFile } from './xlsx.ts';

const special = fc.constantFrom(
  ...['\t', '\n', '\r', '\\', '\\N', '"', '""', "'", ',', '=', '+92', '0300', '1e5', '&', '<b>'],
  ...['_x0041_', '\u0001', '\uFFFE', '\uFEFF', 'اُردو', '𝒳', ' ', 'Name', '7'],
);
const text = fc.array(fc.oneof(special, fc.string({ unit: 'grapheme' })), { maxLength: 4 });
// PostgreSQL's text has no NUL.
const value = fc.option(text.map((parts) => parts.join('').replaceAll('\0', '')));
const table = fc.array(fc.tuple(fc.uuid(), value, value), { minLength: 1 });

const column = (name: string, type: CopiedColumn['type'] = 'text') => ({ name, type, read: null });

it('rewritten rows are the CSV that their formatted values make', () => {
  const columns = [column('reference', 'id'), column('name'), column('phone')];
  fc.assert(
    fc.property(table, (rows) => {
      const pieces = new Rewriter(createCsvRows(columns)).rewrite(formatRows(rows));
      const lines = rows.map(([id, name, phone]) =>
        csvLine([
          formatCell(id.slice(-8).toUpperCase()),
          formatCell(name),
          phone === null ? '' : formatPhone(phone),
        ]),
      );
      expect(Buffer.concat(pieces).toString()).toBe(lines.join(''));
    }),
    { numRuns: 500 },
  );
});

it('a value longer than a piece is written whole, and rows of many parts stay in order', () => {
  const long = 'x"'.repeat(400_000);
  const rewriter = new Rewriter(createCsvRows([column('reference', 'id'), column('name')]));
  const parts = [
    formatRows([['a1234567', long]]),
    ...Array.from({ length: 3000 }, (_, n) => formatRows([[`b${1234000 + n}`, `row ${n}`]])),
  ];
  const rows = parse(Buffer.concat(parts.flatMap((part) => rewriter.rewrite(part))), {
    record_delimiter: '\r\n',
  });
  expect(rows[0]).toEqual(['A1234567', long]);
  expect(rows.slice(1).map(([, name]) => name)).toEqual(
    Array.from({ length: 3000 }, (_, n) => `row ${n}`),
  );
});

it('moments lose the fraction of their second and their zone', () => {
  const columns = [column('reference', 'id'), column('at', 'moment')];
  const rows = formatRows([['a1234567', '2026-03-02 01:15:30.123+05']]);
  const [line] = new Rewriter(createCsvRows(columns)).rewrite(rows);
  expect(String(line)).toBe('"A1234567","2026-03-02 01:15:30"\r\n');
});

/** Reads the cells of each sheet of a file, without headings. */
async function readSheets(file: Readable) {
  const { sheets } = await readXlsx(await buffer(file));
  return sheets.map(({ rows }) => rows.slice(1));
}

it('whatever people write is in the cell of a sheet', async () => {
  const columns = [
    { label: 'Id', type: 'id' },
    { label: 'One', type: 'text' },
    { label: 'Two', type: 'text' },
  ] as const;
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const [sheet = []] = await readSheets(xlsxFile('sheet', columns, [formatRows(rows)]));
      const shown = rows.map((cells) =>
        cells.map((cell) => (cell || null)?.replace(/[\uFFFE\uFFFF]/g, '\uFFFD') ?? null),
      );
      const read = sheet.map((cells) => columns.map((_, place) => cells[place] || null));
      expect(read).toEqual(shown);
    }),
    { numRuns: 100 },
  );
});

it('numbers, days and moments have their types, and what a spreadsheet does not know stays text', async () => {
  const columns = [
    { label: 'Number', type: 'number' },
    { label: 'Day', type: 'day' },
    { label: 'Moment', type: 'moment' },
  ] as const;
  const rows = formatRows([
    ['-2500.5', '2024-02-29', '2026-03-02 01:15:30+05'],
    ['NaN', 'infinity', '-infinity'],
    ['1e+20', '0044-03-15 BC', '10000-01-01 00:00:00+05'],
  ]);
  expect(await readSheets(xlsxFile('sheet', columns, [rows]))).toEqual([
    [
      [-2500.5, new Date('2024-02-29'), new Date('2026-03-02T01:15:30Z')],
      [null, 'infinity', '-infinity'],
      [1e20, '0044-03-15 BC', '10000-01-01 00:00:00+05'],
    ],
  ]);
});

it('rows beyond what a sheet can have are on further sheets', async () => {
  const columns = [{ label: 'Number', type: 'number' }] as const;
  const parts = [[['1'], ['2']], [['3'], ['4']], [['5']]].map(formatRows);
  const limits = { rows: 2, bytes: 1_000_000 };
  expect(await readSheets(xlsxFile('sheet', columns, parts, limits))).toEqual([
    [[1], [2]],
    [[3], [4]],
    [[5]],
  ]);
});

it('rows that cannot be read are an error of the file', async () => {
  async function* broken() {
    yield formatRows([['1']]);
    throw new Error('lost');
  }
  const file = xlsxFile('sheet', [{ label: 'Number', type: 'number' }], broken());
  await expect(buffer(file)).rejects.toThrow('lost');
});
