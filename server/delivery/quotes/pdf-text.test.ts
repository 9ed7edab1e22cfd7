import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { addSheet, canShow, finishDocument, openDocument, write } from './pdf-sheet.ts';

/** Writes a text on a sheet, and reads it from the file. */
async function writeAndRead(text: string): Promise<string> {
  const sheet = addSheet(openDocument('Sample'));
  write(sheet, 'P', text, {});
  const pdf = await getDocumentProxy(new Uint8Array(await finishDocument(sheet)));
  return (await extractText(pdf, { mergePages: true })).text;
}

it.each(['Łukasz Żak', 'Đorđe Šarić', 'Çağrı Ğ', 'José Müller', 'For A… K…'])(
  'the name %j is in the file, letter for letter',
  async (name) => {
    expect(canShow(openSheet(), name)).toBe(true);
    expect(await writeAndRead(name)).toBe(name);
  },
);

it.each(['فاطمہ علی خان', 'محمّد علی', 'ف… خ…', 'ٹیسٹ گاڑی'])(
  'the fonts have the letters of %j',
  (name) => {
    expect(canShow(openSheet(), name)).toBe(true);
  },
);

it.each(['Ольга', '王伟', 'Ali 🚗'])('the fonts lack letters of %j', (name) => {
  expect(canShow(openSheet(), name)).toBe(false);
});

const openSheet = () => addSheet(openDocument('Sample'));
