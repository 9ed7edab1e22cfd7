import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contact } from '#contract/leads/contact.ts';
import { byteOrderMark, cellOf, csvLine } from '#server/export/csv.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { submissionOf } from '#tests/submissions.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';

const runs = sized({ short: 2_000, long: 200_000 });

const openers = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  '﹦',
  '﹢',
  '﹣',
  '﹫',
];
const covers = ['', ' ', '   ', '\u00a0', '\u200b', '\ufeff', '"', "'", '""', '\u0000', '\v'];
const formulas = [
  '1+1',
  'cmd|"/c calc"!A1',
  'HYPERLINK("https://bad.example","x")',
  'SUM(A1:A9)*1',
];

const formula = fc
  .tuple(fc.constantFrom(...covers), fc.constantFrom(...openers), fc.constantFrom(...formulas))
  .map((parts) => parts.join(''));
const nested = fc.oneof(
  formula,
  fc.array(formula, { minLength: 1, maxLength: 3 }),
  fc.record({ Monday: formula }),
  fc.tuple(formula, fc.string({ unit: 'grapheme' })).map((parts) => parts.join('')),
);

const read = (file: string): string[][] =>
  parse(Buffer.from(file), { bom: true, record_delimiter: '\r\n', relax_column_count: false });

/** What a spreadsheet would compute: nothing but blanks, quotes and unseen signs before its opener. */
const isLive = (cell: string) =>
  /^[\s"'\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(cell) && !cell.startsWith("'");

it('no text becomes a cell that a spreadsheet computes, however its opener is covered', () => {
  let cells = 0;
  let live = 0;
  fc.assert(
    fc.property(fc.array(nested, { minLength: 1, maxLength: 4 }), (row) => {
      const [line = []] = read(byteOrderMark + csvLine(row.map(cellOf)));
      expect(line).toHaveLength(row.length);
      cells += line.length;
      const found = line.filter((cell) => isLive(cell) || /^[\t\r\n]/.test(cell));
      live += found.length;
      expect(found).toEqual([]);
    }),
    { numRuns: runs },
  );
  recordFigure({
    promise: 'Stored script',
    measured: `cells that a spreadsheet computes, of ${cells} made of formulas`,
    bar: '0',
    found: String(live),
  });
});

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('what visitors send as formulas leaves the product as text', async () => {
  const { submit, records } = contact.paths;
  for (const opener of openers) {
    const subject = `${opener}1+1`;
    const input = { ...acceptedInputs[contact.slug]?.(), subject, city: subject };
    const sent = submissionOf(contact.slug, input);
    const answer = await test.call({ method: 'POST', url: `/api${submit}`, ...sent });
    expect(answer.statusCode, subject).toBe(201);
  }
  const cookies = await test.signIn([contact.permission]);
  const file = await test.call({ method: 'GET', url: `/api${records}/export`, cookies });
  expect(file.statusCode).toBe(200);
  const lines = read(file.body);
  expect(lines).toHaveLength(openers.length + 1);
  expect(lines.flat().filter(isLive)).toEqual([]);
  expect(lines.flat().filter((cell) => cell.endsWith('1+1')).length).toBeGreaterThan(0);
});
