import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const english = globSync('{catalogue,contract,server,site,ui}/**/words.ts').sort();

const load = (file: string): Promise<Record<string, unknown>> => import(path.resolve(file));

/** What a page tells the browser about its words is not one of them. */
const attributes = new Set(['language', 'direction', 'languageRoot', 'otherLanguage']);

/** Latin words that Urdu readers read as they are: names, units and abbreviations. */
const latin = new Set(
  'HAVAL ORA TANK GWM Jolion H6 HEV PHEV BEV SUV VIN CNIC NTN PDF PKR WhatsApp Google Maps Analytics YouTube Facebook Instagram LinkedIn TikTok FBR NADRA KIBOR SMS https cc km kW kWh mm cm Nm USB LED ADAS ABS CSV CRM ERP RSS HTML WCAG AA axe ga O I Q DOC DOCX JPEG PNG GIF WebP AVIF BMP HEIC YYYY MM DD HH Comfort Tek DTS AC DC'.split(
    ' ',
  ),
);

/** The texts of a word, by their place in it; functions are left to the compiler. */
function listTexts(value: unknown, place: string): [place: string, text: string][] {
  if (attributes.has(place.slice(1))) return [];
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, `${place}.${key}`));
}

const findNames = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort();

/** Describes what an editor of Urdu would mark in a text. What is isolated left to right is no Urdu: a number, an address. */
function findFaults(text: string): string[] {
  const plain = text.replaceAll(/\{\w+\}|<\/?\w+>|\u2066[^\u2066\u2069]*\u2069/g, '');
  // A letter after a digit is part of a number: section 114C.
  const words = plain.match(/\b[A-Za-z][A-Za-z0-9]*/g) ?? [];
  return [
    ...words.filter((word) => !latin.has(word)).map((word) => `the Latin word ${word}`),
    ...(/[يىكةە]/.test(plain) ? ['letters of an Arabic keyboard'] : []),
    ...(/[?;]|[\u0600-\u06ff],|[\u0600-\u06ff]\.(?:\s|$)/.test(plain) ? ['Latin punctuation'] : []),
    ...(/[٠-٩۰-۹]/.test(plain) ? ['digits that are not Western'] : []),
  ];
}

describe.each(english)('%s', (file) => {
  it('has the same words in Urdu, as an editor would print them', async () => {
    const [words, urdu] = [await load(file), await load(file.replace('words.ts', 'words.ur.ts'))];
    expect(Object.keys(urdu)).toEqual(Object.keys(words));
    const texts = listTexts(words, '');
    const urduTexts = listTexts(urdu, '');
    expect(urduTexts.map(([place]) => place)).toEqual(texts.map(([place]) => place));
    const faults = urduTexts.flatMap(([place, text], index) => [
      ...findFaults(text).map((fault) => `${place}: ${fault}`),
      ...(String(findNames(text)) === String(findNames(texts[index]?.[1] ?? ''))
        ? []
        : [`${place}: other placeholders`]),
    ]);
    expect(faults).toEqual([]);
  });
});

it('marks what is wrong in an Urdu text', () => {
  expect(findFaults('Book کریں?')).toEqual(['the Latin word Book', 'Latin punctuation']);
  expect(findFaults('گاڑي، ۵')).toEqual([
    'letters of an Arabic keyboard',
    'digits that are not Western',
  ]);
  expect(findFaults('<link>گاڑی</link> {car} HAVAL، 5۔')).toEqual([]);
});
