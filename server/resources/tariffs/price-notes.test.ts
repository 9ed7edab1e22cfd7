import { expect, it } from 'vitest';
import type { TariffCar } from '#contract/on-road/match-line.ts';
import * as words from '#contract/on-road/words.ts';
import { tariffFacts } from '#contract/prices/pricing.ts';
import { describeIncluded, listNotes } from './price-notes.ts';

const car: TariffCar = {
  exFactory: 9_000_000,
  engineCc: 1_499,
  engineBounds: null,
  batteryWh: 19_270,
  fuel: 'phev',
  origin: 'local',
  sampleFacts: [...tariffFacts],
};
const later = {
  status: 'published',
  jurisdiction: 'PK',
  label: 'Finance Act 2026',
  from: '2026-07-01',
  until: null,
};
const facts = {
  car,
  province: 'PK-PB' as const,
  date: '2026-06-01',
  federal: undefined,
  provincial: undefined,
  tariffs: [later] as never,
  openFacts: [...tariffFacts],
};

it('words every note in Urdu, in the same order, and only names and figures stay Latin', () => {
  const english = listNotes('en', facts);
  const urdu = listNotes('ur', facts);
  expect(english).toHaveLength(5);
  expect(urdu).toHaveLength(5);
  for (const note of urdu) {
    expect(note.replaceAll(/\u2066[^\u2066\u2069]*\u2069/g, '')).toMatch(/^[^A-Za-z]*$/);
    expect(note.endsWith('۔')).toBe(true);
  }
  const plain = urdu.map((note) => note.replaceAll(/[\u2066\u2069]/g, ''));
  expect(plain[0]).toContain(
    'پلگ اِن ہائبرڈ، 1,499 cc، 19.27 kWh کی بیٹری اور پاکستان میں اسمبل شدہ۔',
  );
  expect(plain[3]).toBe('اس تاریخ کے لیے پنجاب کا کوئی ٹیرف شائع نہیں ہوا۔ اپنے ڈیلر سے پوچھیں۔');
  expect(plain[4]).toBe(
    'یکم جولائی 2026 سے پاکستان میں دوسری شرحیں لاگو ہوں گی: Finance Act 2026۔',
  );
});

it('names an included charge by its own words in Urdu', () => {
  const line = { charge: 'cvt', label: 'Capital value tax (1 %)' } as never;
  expect(describeIncluded(line, true)).toEqual({
    en: 'Capital value tax (1 %) is taken to be part of the ex-factory price and is not added.',
    ur: 'کیپٹل ویلیو ٹیکس: اسے ایکس فیکٹری قیمت کا حصہ سمجھا گیا ہے، اس لیے الگ سے نہیں جوڑا گیا۔',
  });
  expect(describeIncluded(line, false).ur).toMatch(/^کیپٹل ویلیو ٹیکس: اس گاڑی پر واجب/);
});

it('finds the Urdu words by English ones that differ from each other', () => {
  const all = Object.values(words);
  expect(new Set(all).size).toBe(all.length);
});
