import bidiFactory from 'bidi-js';

type Doc = PDFKit.PDFDocument;

/** Letters that are drawn with one font. They are in the order in which they are read. */
interface Run {
  text: string;
  font: string;
}

/** How a text is drawn: the fonts in the order in which they are tried, and the size in points. */
export interface RunStyle {
  fonts: readonly string[];
  size: number;
  features: PDFKit.Mixins.OpenTypeFeatures[];
}

const bidi = bidiFactory();

/** Whether the current font has a glyph. PDFKit's types do not list its font. */
const hasGlyph = (doc: Doc, codePoint: number): boolean =>
  (
    doc as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }
  )._font.font.hasGlyphForCodePoint(codePoint);

/** Marks and joiners belong to the letter before them, and must be in its font to be drawn with it. */
const joinsLetter = /[\p{M}\p{Cf}]/u;

/** Returns the font of each UTF-16 unit of a text: the first that has the letter, or null. */
export function chooseFonts(doc: Doc, text: string, fonts: readonly string[]): (string | null)[] {
  const chosen: (string | null)[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const before = chosen.at(-1);
    const tried = joinsLetter.test(letter) && before ? [before] : fonts;
    const font = tried.find((name) => hasGlyph(doc.font(name), code)) ?? null;
    for (let unit = 0; unit < letter.length; unit += 1) chosen.push(font);
  }
  return chosen;
}

/**
 * Vowel signs of Arabic script, which readers do without. As PDFKit places them above and below the line, they would be
 * copied as lines of their own.
 */
const vowelSigns = /[\u064b-\u0652\u0670]/g;

const prepare = (text: string): string => text.normalize('NFC').replace(vowelSigns, '');

/** Whether the fonts have every letter of a text. */
export const canWrite = (doc: Doc, text: string, fonts: readonly string[]): boolean =>
  !chooseFonts(doc, prepare(text), fonts).includes(null);

/** Keeps the words of a name in their own order within a line, as `<bdi>` does in HTML. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;

/**
 * Splits a line into runs in the order in which they stand from left to right. PDFKit draws the words of a text from
 * left to right, and shapes each word by its own script, so each word is a run. Letters that no font has are left out.
 */
function splitRuns(doc: Doc, line: string, fonts: readonly string[]): Run[] {
  const chosen = chooseFonts(doc, line, fonts);
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: (Run & { level: number })[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const font = chosen[index] ?? null;
    if (!font) continue;
    const level = embedding.levels[index] ?? 0;
    const character = mirrored.get(index) ?? line[index] ?? '';
    const last = runs.at(-1);
    const isSame = last?.font === font && last.level === level;
    // Digits of Arabic script are written from left to right, unlike the letters of their font.
    const isAlone = /[\s\p{Nd}]/u.test(character) && font === fonts.at(-1);
    if (!last || !isSame || isAlone || character === ' ' || last.text.endsWith(' ')) {
      runs.push({ text: character, font, level });
    } else {
      // From right to left, the letter on the left is the next one.
      last.text = level % 2 === 1 ? character + last.text : last.text + character;
    }
  }
  return runs;
}

const measure = (doc: Doc, { text, font }: Run, { size, features }: RunStyle): number =>
  doc.font(font).fontSize(size).widthOfString(text, { features });

const measureAll = (doc: Doc, runs: readonly Run[], style: RunStyle): number =>
  runs.reduce((sum, run) => sum + measure(doc, run, style), 0);

/** Splits a text into lines that fit the width, at its blanks. */
function wrapLines(doc: Doc, text: string, width: number, style: RunStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    const fits = measureAll(doc, splitRuns(doc, longer, style.fonts), style) <= width;
    if (lines.length > 0 && !fits) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
}

/**
 * Writes a text in any of the fonts, each word in the direction of its letters, and moves below it. The lines have the
 * height of the first font.
 */
export function writeRuns(
  doc: Doc,
  text: string,
  { x, y, width, lineGap = 0 }: { x: number; y: number; width: number; lineGap?: number },
  style: RunStyle,
): void {
  const [main = ''] = style.fonts;
  doc.font(main).fontSize(style.size);
  const lineHeight = doc.currentLineHeight(true) + lineGap;
  const { ascender } = (doc as unknown as { _font: { ascender: number } })._font;
  let baseline = y + (ascender / 1000) * style.size;
  for (const line of wrapLines(doc, prepare(text), width, style)) {
    let left = x;
    for (const run of splitRuns(doc, line, style.fonts)) {
      const runWidth = measure(doc, run, style);
      const features = run.font === main ? style.features : [];
      doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features });
      left += runWidth;
    }
    baseline += lineHeight;
  }
  doc.x = x;
  doc.y = baseline - (ascender / 1000) * style.size;
}
