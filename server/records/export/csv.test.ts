import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteOrderMark, csvLine, formatCell, formatPhone } from './csv.ts';

const opener = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠');
const nasty = fc.constantFrom(
  '"',
  ',',
  ';',
  '\n',
  '\r\n',
  "'",
  '=1+1',
  'اُردو',
  'لاہور',
  '\u200f',
  '𝒳',
);
const anyText = fc.string({ unit: 'grapheme' });
const text = fc.oneof(
  anyText,
  fc.tuple(opener, anyText).map((parts) => parts.join('')),
  fc.array(fc.oneof(nasty, anyText), { maxLength: 6 }).map((parts) => parts.join('')),
);
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1 }),
  );

const read = (file: string): string[][] =>
  parse(Buffer.from(file), { bom: true, record_delimiter: '\r\n', relax_column_count: false });

it('whatever people write is read back whole, and no cell begins a formula', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const file = byteOrderMark + rows.map((row) => csvLine(row.map(formatCell))).join('');
      const cells = read(file);
      expect(cells.map(({ length }) => length)).toEqual(rows.map(({ length }) => length));
      for (const [line, row] of rows.entries()) {
        for (const [place, written] of row.entries()) {
          const cell = cells[line]?.[place] ?? 'missing';
          expect([written, `'${written}`]).toContain(cell);
          expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
        }
      }
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['=HYPERLINK("https://bad.example")', '\'=HYPERLINK("https://bad.example")'],
  ['+92 300 0000001', "'+92 300 0000001"],
  ['+92-300-1234567', "'+92-300-1234567"],
  [' =1+1', "' =1+1"],
  ['"=1+1', `'"=1+1`],
  ['\u200b@SUM(1)', "'\u200b@SUM(1)"],
  ['a=1', 'a=1'],
  ['03001234567', "'03001234567"],
  ['123456e2', "'123456e2"],
  ['1.5E-3', "'1.5E-3"],
  ['1e2f', '1e2f'],
  ['2.0', "'2.0"],
  ['12,500', "'12,500"],
  ['0300 1234567', '0300 1234567'],
  ['12345-1234567-1', '12345-1234567-1'],
  ['50000', '50000'],
  ['سلام', 'سلام'],
])('%s stays readable text', (written, cell) => {
  expect(formatCell(written)).toBe(cell);
});

it.each([
  [null, ''],
  [true, 'Yes'],
  [-2500, '-2500'],
  [new Date('2026-03-01T20:15:30.123Z'), '2026-03-02 01:15:30'],
  [['Sales', 'Parts'], 'Sales, Parts'],
  [{ Monday: '9 to 5' }, 'Monday: 9 to 5'],
])('%j is written as %s', (value, cell) => {
  expect(formatCell(value)).toBe(cell);
});

it.each([
  ['03001234567', '0300 1234567'],
  ['+92 300 0000001', '(+92) 300 0000001'],
  ['+923001234567', '(+92) 3001234567'],
  ['+92-300-1234567', '(+92) 300-1234567'],
  ['+44 20 7946 0000', '(+44) 20 7946 0000'],
  ['0300 1234567', '0300 1234567'],
  ['(042) 35714601', '(042) 35714601'],
  ['=1+1', "'=1+1"],
  ['', ''],
])('the phone number %s is written as %s', (phone, cell) => {
  expect(formatPhone(phone)).toBe(cell);
});

it('a line ends as RFC 4180 says', () => {
  expect(csvLine(['a', 'say "b"'])).toBe('"a","say ""b"""\r\n');
});
