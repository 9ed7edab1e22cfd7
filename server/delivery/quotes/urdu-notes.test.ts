import { expect, it } from 'vitest';
import { plainLine } from '#contract/on-road/tariff-lines.ts';
import type { Tariff } from '#contract/on-road/tariffs.ts';
import { tariffFacts } from '#contract/prices/pricing.ts';
import { describeIncluded, listNotes } from '#server/resources/tariffs/price-notes.ts';
import { quoteTexts } from './quote-texts.ts';

const { wordNote } = quoteTexts.ur;

const line = {
  ...plainLine,
  charge: 'cvt',
  label: 'Capital value tax',
  due: 'delivery',
  legalRef: 'Finance Act 2022, s. 8',
} as const;

const later: Tariff = {
  _id: '1',
  jurisdiction: 'PK-PB',
  label: 'Punjab motor vehicle tax 2027-28',
  from: '2027-07-01',
  until: null,
  status: 'published',
  sources: [],
  note: null,
  checkedOn: null,
  nonFilerLimit: null,
  nonFilerLimitFrom: null,
  isSample: true,
  lines: [],
};

const car = { exFactory: 1, engineCc: 1_499, batteryWh: 83_000, sampleFacts: tariffFacts } as const;
const day = { date: '2026-11-28', federal: undefined, provincial: undefined } as const;

/** Every note that the server writes. */
const written = [
  ...listNotes({
    ...day,
    car: { ...car, fuel: 'phev', origin: 'local' },
    province: 'PK-PB',
    tariffs: [later],
    openFacts: tariffFacts,
  }),
  ...listNotes({
    ...day,
    car: { ...car, fuel: 'bev', origin: 'imported' },
    province: null,
    tariffs: [],
    openFacts: ['engineCc'],
  }),
  describeIncluded(line, true),
  describeIncluded(line, false),
];

it.each(written)('has Urdu for the note: %s', (note) => {
  const urdu = wordNote(note);
  expect(urdu).toMatch(/^[\u0600-\u06ff\d,.،؛:۔ ]+$/);
  expect(urdu).toMatch(/۔$/);
});

it('keeps the facts, the place and the day of a note', () => {
  const [samples = '', open = '', , missing = '', other = ''] = written.map(wordNote);
  expect(samples).toContain(
    'پلگ اِن ہائبرڈ، انجن 1,499 سی سی کا، بیٹری 83 کلو واٹ آور کی اور پاکستان میں',
  );
  expect(open).toContain('گاڑی کس چیز پر چلتی ہے، انجن کا درست سائز، بیٹری کا سائز اور');
  expect(missing).toContain('پنجاب کا کوئی ٹیرف');
  expect(other).toBe('یکم جولائی 2027 سے پنجاب میں دوسری شرحیں لاگو ہوں گی۔');
});

it('keeps a sentence that it does not know as it is', () => {
  expect(wordNote('Ask for the price of the spoiler.')).toBe('Ask for the price of the spoiler.');
});
