import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import * as onRoadWords from '#contract/on-road/words.ur.ts';
import { addSheet, finishDocument, openDocument, type Sheet, write } from './pdf-sheet.ts';
import { splitUrduRuns, type UrduStyle, wrapUrdu } from './pdf-urdu.ts';
import { isGenuine } from './words.ur.ts';

const openSheet = (): Sheet => addSheet(openDocument('Sample', undefined, 'ur'));
const style: UrduStyle = {
  urdu: 'urdu 400',
  others: ['400', 'extended 400'],
  findMarks: () => [],
  size: 10,
};

/** Writes texts on a sheet, and returns each as a reader of the file copies it, without blanks. */
async function writeAndCopy(...texts: string[]): Promise<string[]> {
  const sheet = openSheet();
  for (const text of texts) write(sheet, 'P', text, { y: sheet.doc.y + 10 });
  const pdf = await getDocumentProxy(new Uint8Array(await finishDocument(sheet)));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.split('\n').map((line) => line.replaceAll(/\s/g, ''));
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');
const vowelSigns = /[\u064b-\u0652\u0670]/g;

describe('runs of a line', () => {
  const split = (line: string) =>
    splitUrduRuns(openSheet().doc, line, style)
      .toSorted((a, b) => a.at - b.at)
      .map(({ text }) => text);
  const splitFromLeft = (line: string) =>
    splitUrduRuns(openSheet().doc, line, style).map(({ text }) => text);

  it('stand from right to left, and Latin words and figures from left to right', () => {
    const line = 'لاہور میں Haval H6 کی قیمت 9,345,000 روپے';
    const runs = ['لاہور میں ', 'Haval H6', ' کی قیمت ', '9,345,000', ' روپے'];
    expect(split(line)).toEqual(runs);
    expect(splitFromLeft(line)).toEqual(runs.toReversed());
  });

  it('keep the parts of isolated codes and numbers in their order', () => {
    expect(splitFromLeft('فون \u20660300 1234567\u2069 ہے')).toEqual([
      ' ہے',
      '0300 1234567',
      'فون ',
    ]);
    expect(splitFromLeft('کوڈ \u20667K3QX-9M2A1\u2069')).toEqual(['7K3QX-9M2A1', 'کوڈ ']);
    expect(splitFromLeft('کارڈ \u206612345-1234567-1\u2069')).toEqual(['12345-1234567-1', 'کارڈ ']);
  });

  it('mirror parentheses, and leave out letters that no font has', () => {
    expect(splitFromLeft('قیمت (نمونہ)')).toEqual(['(', 'نمونہ', ')', 'قیمت ']);
    expect(split('گاڑی 王 ہے').join('')).toBe('گاڑی  ہے');
  });
});

describe('lines', () => {
  const text = `${onRoadWords.advanceIncomeTax}، ${onRoadWords.plates}، PKR 9,345,000 ${isGenuine}`;

  it.each([60, 120, 400])('of %d points are as full as they can be', (width) => {
    const { doc } = openSheet();
    const measure = (line: string) =>
      splitUrduRuns(doc, line, style).reduce(
        (sum, { text: letters, font }) =>
          sum + doc.font(font).fontSize(10).widthOfString(letters, { features: [] }),
        0,
      );
    const lines = wrapUrdu(doc, text, width, style);
    expect(lines.join(' ')).toBe(text);
    for (const [index, line] of lines.entries()) {
      if (line.includes(' ')) expect(measure(line)).toBeLessThanOrEqual(width + 1);
      const [next] = lines[index + 1]?.split(' ') ?? [];
      if (next) expect(measure(`${line} ${next}`)).toBeGreaterThan(width - 1);
    }
  });

  it('begin at a line feed', () => {
    expect(wrapUrdu(openSheet().doc, 'HAVAL H6\nلاہور میں', 400, style)).toEqual([
      'HAVAL H6',
      'لاہور میں',
    ]);
  });
});

describe('text copied from the file', () => {
  it('is every label of a price in logical order, letter for letter, without vowel signs', async () => {
    const labels = Object.values(onRoadWords).map((label) => label.trim());
    const copied = await writeAndCopy(...labels);
    expect(copied).toEqual(labels.map((label) => withoutBlanks(label.replaceAll(vowelSigns, ''))));
  });

  it.each(['لا', 'آلات', 'کلا', 'لآ لأ لإ', 'السلام علیکم', 'اسلام آباد والا لاہور'])(
    'has both letters of a ligature in order: %s',
    async (text) => {
      expect(await writeAndCopy(text)).toEqual([withoutBlanks(text)]);
    },
  );

  it('keeps its letters after the outlines of other letters and marks were drawn', async () => {
    const texts = ['شُش', 'تقریباً', 'رجسٹریشن شرحیں', 'سس', 'محمّد'];
    expect(await writeAndCopy(...texts)).toEqual(
      texts.map((text) => withoutBlanks(text.replaceAll(vowelSigns, ''))),
    );
  });

  it('has names, codes and figures in a line of Urdu in the order in which they are read', async () => {
    const text = 'کوٹیشن \u20667K3QX-9M2A1\u2069 یکم مارچ 2026 کو سہ پہر 3:30 بجے تک';
    expect(await writeAndCopy(text)).toEqual([
      withoutBlanks(text.replaceAll(/[\u2066\u2069]/g, '')),
    ]);
  });
});

it('vowel signs are drawn above and below their letters', async () => {
  const draw = async (text: string) => {
    const sheet = openSheet();
    write(sheet, 'P', text, {});
    return (await finishDocument(sheet)).length;
  };
  expect(await draw('تقریباً')).toBeGreaterThan((await draw('تقریبا')) + 20);
});

it('every line has its language, and the file is in Urdu', async () => {
  const sheet = openSheet();
  write(sheet, 'H1', 'Haval H6\nلاہور میں آن روڈ قیمت', {});
  const pdf = await getDocumentProxy(new Uint8Array(await finishDocument(sheet)));
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'ur' });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  expect(tree.match(/"lang":"\w+"/g)).toEqual(['"lang":"en"', '"lang":"ur"']);
});
