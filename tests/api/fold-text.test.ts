import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldCase, foldText } from '#server/platform/db/text-search.ts';
import { readEnv } from '#server/platform/env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({}) });
});
afterAll(() => test.close());

async function fold(text: string, fn = foldText): Promise<string> {
  const { rows } = await test.database.db.execute<{ folded: string }>(
    sql`select ${fn(text)} as folded`,
  );
  return rows[0]?.folded ?? '';
}

/** Texts that people take for one; the names say which characters they have. */
const same: [why: string, one: string, other: string][] = [
  ['Farsi and Arabic yeh', 'عل\u06CC', 'عل\u064A'],
  ['Farsi yeh and alef maksura', 'عل\u06CC', 'عل\u0649'],
  ['keheh and Arabic kaf', '\u06A9راچی', '\u0643راچی'],
  ['heh goal and Arabic heh', 'لا\u06C1ور', 'لا\u0647ور'],
  ['heh goal and heh doachashmee', '\u06C1ے', '\u06BEے'],
  ['heh goal and teh marbuta', 'فاطم\u06C1', 'فاطم\u0629'],
  ['teh marbuta and its goal form', 'فاطم\u0629', 'فاطم\u06C3'],
  ['noon and noon ghunna', 'خا\u0646', 'خا\u06BA'],
  ['alef with madda, composed and decomposed', '\u0622صف', '\u0627\u0653صف'],
  ['alef with and without madda', '\u0622صف', '\u0627صف'],
  ['alef with hamza above', '\u0623حمد', '\u0627حمد'],
  ['alef with hamza below', '\u0625سلام', '\u0627سلام'],
  ['waw with hamza', 'ر\u0624ف', 'ر\u0648ف'],
  ['yeh with hamza', 'عا\u0626شہ', 'عا\u06CCشہ'],
  ['a hamza at the end', 'ضیا\u0621', 'ضیا'],
  ['yeh barree with hamza', 'ما\u06D3', 'ما\u06D2'],
  ['vowel marks', 'م\u064Fح\u064Eم\u0651\u064Eد', 'محمد'],
  ['a superscript alef', 'رحم\u0670ن', 'رحمن'],
  ['tatweel', 'مح\u0640\u0640مد', 'محمد'],
  ['a zero-width non-joiner', 'خوش\u200Cآمد', 'خوشآمد'],
  ['presentation forms', '\uFECB\uFEE0\uFEF2', 'علی'],
  ['Urdu digits', '\u06F0\u06F3\u06F0\u06F0', '0300'],
  ['Arabic digits', '\u0660\u0663\u0660\u0660', '0300'],
  ['composed and decomposed accents', 'Jos\u00E9', 'Jose\u0301'],
  ['accents and none', 'Jos\u00E9', 'jose'],
  ['case', 'ÇAĞLA', 'çağla'],
  ['the two lower-case sigmas', 'ΟΔΟΣ', 'οδος'],
  ['the capital i with a dot', '\u0130lker', 'ilker'],
  ['full-width letters', 'Ｈａｖａｌ', 'haval'],
];

it.each(same)('%s: %s and %s are found by each other', async (_why, one, other) => {
  expect(await fold(one)).toBe(await fold(other));
});

/** Letters of Urdu that differ by more than the keyboard. */
const letters = 'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنوہیے';

it('every letter of Urdu has a code of one or two letters, and no code begins another', async () => {
  const folded = await Promise.all([...letters].map((letter) => fold(letter)));
  expect(new Set(folded).size).toBe(letters.length);
  for (const one of folded) expect(one).toMatch(/^(?:[BCDFGHJKMNPQVWXYZ]|[LRST][AEIOU])$/);
});

it('a Latin word never finds an Urdu one, whose letters are upper case', async () => {
  const urdu = await fold('بلال');
  expect(urdu).toMatch(/^[A-Z]+$/);
  expect(await fold(urdu)).toBe(urdu.toLowerCase());
});

it('other scripts stay, and only searches fold letters of keyboards', async () => {
  expect(await fold('Ольга 王')).toBe('ольга 王');
  expect(await fold('عل\u064A', foldCase)).not.toBe(await fold('عل\u06CC', foldCase));
  expect(await fold('josé@mail.example', foldCase)).toBe('josé@mail.example');
});

describe('the trigram index', () => {
  it('knows the letters of folded Urdu words', async () => {
    const { rows } = await test.database.db.execute<{ trigrams: string[] }>(
      sql`select show_trgm(${foldText('کراچی')}) as trigrams`,
    );
    expect(rows[0]?.trigrams.length).toBeGreaterThanOrEqual(5);
  });
});
