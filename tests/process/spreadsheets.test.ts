import { execFileSync } from 'node:child_process';
import { createWriteStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatRows } from '#server/records/export/copied-rows.ts';
import { byteOrderMark, csvLine, formatCell, formatPhone } from '#server/records/export/csv.ts';
import type { SheetColumn } from '#server/records/export/sheet-rows.ts';
import { xlsxFile } from '#server/records/export/xlsx.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';

let folder: string;
beforeAll(() => {
  folder = makeReachableDir('spreadsheets-');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A cell as LibreOffice reads it: its type, and its value or text. */
type Cell = readonly [type: string, value: string];

/** Reads the filled cells of a flat OpenDocument sheet, row by row. */
function readCells(file: string): Cell[][] {
  const rows: Cell[][] = [];
  const parser = new SaxesParser();
  let attributes: Record<string, string> = {};
  let text: string | null = null;
  parser.on('opentag', ({ name, attributes: found }) => {
    if (name === 'table:table-row') rows.push([]);
    if (name === 'table:table-cell') [attributes, text] = [found as Record<string, string>, ''];
    if (name === 'text:p' && text) text += '\n';
    if (name === 'text:s') text += ' ';
  });
  parser.on('text', (part) => {
    if (text !== null) text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 'table:table-cell') return;
    const type = attributes['office:value-type'];
    const value = attributes['office:value'] ?? attributes['office:date-value'];
    if (type) rows.at(-1)?.push([type, value ?? (text ?? '').trim()]);
    text = null;
  });
  parser.write(readFileSync(file, 'utf8')).close();
  return rows;
}

/** Opens a file in LibreOffice and returns its cells. `filter` says how a CSV file is read. */
function openInLibreOffice(name: string, filter: string[] = []): Cell[][] {
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`;
  const convert = ['--headless', ...filter, '--convert-to', 'fods', '--outdir', folder];
  execFileSync('soffice', [profile, ...convert, path.join(folder, name)], { stdio: 'pipe' });
  return readCells(path.join(folder, name.replace(/\.\w+$/, '.fods')));
}

const texts = [
  '0300 1234567',
  '03001234567',
  '+92 300 1234567',
  '12345-1234567-1',
  '1509E353',
  '00123456',
  '2.0',
  '12,500',
  '3/4',
  'TRUE',
  '=1+1',
  "'Umar",
  'LGWEF4A5X8H000001',
  'فاطمہ زہرا، لاہور',
  'two\nlines',
  'part_x0041_7',
  'cut \uFFFE here',
  '<b>Ali & Sons</b>',
  'back\\slash\\N',
];

it('an XLSX file has each cell with its type and value', async () => {
  const columns: SheetColumn[] = [
    { label: 'Text', type: 'text' },
    { label: 'Price', type: 'number' },
    { label: 'Day', type: 'day' },
    { label: 'Moment', type: 'moment' },
  ];
  const moment = '2026-03-02 01:15:30.123+05';
  const rows = texts.map((text, n) => [text, n + 0.5, '2026-12-28', moment]);
  const target = createWriteStream(path.join(folder, 'sheet.xlsx'));
  await pipeline(xlsxFile('sheet', columns, [formatRows(rows)]), target);
  const [headings, ...read] = openInLibreOffice('sheet.xlsx');
  expect(headings?.map(([, text]) => text)).toEqual(columns.map(({ label }) => label));
  expect(read.slice(0, texts.length)).toEqual(
    texts.map((text, n) => [
      ['string', text.replace('\uFFFE', '\uFFFD')],
      ['float', String(n + 0.5)],
      ['date', '2026-12-28'],
      ['date', '2026-03-02T01:15:30'],
    ]),
  );
});

it('phone numbers of a CSV file stay text, without an apostrophe or a lost zero', () => {
  const phones = ['03001234567', '+92 300 1234567', '+923001234567', '0300-1234567', '0800 12345'];
  const lines = phones.map((phone) => csvLine([formatPhone(phone), formatCell(phone.length)]));
  writeFileSync(path.join(folder, 'phones.csv'), byteOrderMark + lines.join(''));
  const read = openInLibreOffice('phones.csv', ['--infilter=CSV:44,34,76,1']);
  expect(read.slice(0, phones.length)).toEqual([
    [
      ['string', '0300 1234567'],
      ['float', '11'],
    ],
    [
      ['string', '(+92) 300 1234567'],
      ['float', '15'],
    ],
    [
      ['string', '(+92) 3001234567'],
      ['float', '13'],
    ],
    [
      ['string', '0300-1234567'],
      ['float', '12'],
    ],
    [
      ['string', '0800 12345'],
      ['float', '10'],
    ],
  ]);
});
