import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contact } from '#contract/leads/contact.ts';
import { byteOrderMark, csvLine, formatCell } from '#server/records/export/csv.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
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
  .map((pieces) => pieces.join(''));
const nested = fc.oneof(
  formula,
  fc.array(formula, { minLength: 1, maxLength: 3 }),
  fc.record({ Monday: formula }),
  fc.tuple(formula, fc.string({ unit: 'grapheme' })).map((pieces) => pieces.join('')),
);

const read = (file: string): string[][] =>
  parse(Buffer.from(file), { bom: true, record_delimiter: '\r\n', relax_column_count: false });

/** Whether a spreadsheet would compute it: only spaces, quotes and invisible characters before the opener. */
const isFormula = (cell: string) =>
  /^[\s"'\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(cell) && !cell.startsWith("'");

it('no exported cell is a formula, whatever precedes the opening character', () => {
  let cells = 0;
  let formulaCells = 0;
  fc.assert(
    fc.property(fc.array(nested, { minLength: 1, maxLength: 4 }), (row) => {
      const [line = []] = read(byteOrderMark + csvLine(row.map(formatCell)));
      expect(line).toHaveLength(row.length);
      cells += line.length;
      const found = line.filter((cell) => isFormula(cell) || /^[\t\r\n]/.test(cell));
      formulaCells += found.length;
      expect(found).toEqual([]);
    }),
    { numRuns: runs },
  );
  recordFigure({
    promise: 'Stored script',
    measured: `cells that a spreadsheet would compute, of ${cells} made of formulas`,
    bar: '0',
    found: String(formulaCells),
  });
});

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('formulas that visitors send are exported as text', async () => {
  const { submit, records } = contact.paths;
  for (const opener of openers) {
    const subject = `${opener}1+1`;
    const input = { ...acceptedInputs[contact.slug]?.(), subject, city: subject };
    const sent = buildSubmission(contact.slug, input);
    const response = await test.call({ method: 'POST', url: `/api${submit}`, ...sent });
    expect(response.statusCode, subject).toBe(201);
  }
  const cookies = await test.signIn([contact.permission]);
  const file = await test.call({ method: 'GET', url: `/api${records}/export`, cookies });
  expect(file.statusCode).toBe(200);
  const lines = read(file.body);
  expect(lines).toHaveLength(openers.length + 1);
  expect(lines.flat().filter(isFormula)).toEqual([]);
  expect(lines.flat().filter((cell) => cell.endsWith('1+1')).length).toBeGreaterThan(0);
});
