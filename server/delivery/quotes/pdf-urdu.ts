import bidiFactory from 'bidi-js';
import { chooseFonts } from './pdf-text.ts';
import type { FindMarks } from './urdu-font.ts';

type Doc = PDFKit.PDFDocument;

/** Letters that are drawn with one font. Urdu is in the order in which it is read; other letters stand from left to right. */
export interface Run {
  text: string;
  font: string;
  /** Where the first of them is in the line. */
  at: number;
}

/** How an Urdu text is drawn: the font of Urdu and those of other letters, its marks, and the size in points. */
export interface UrduStyle {
  urdu: string;
  others: readonly string[];
  findMarks: FindMarks;
  size: number;
}

/** The box of a text, in points; `align` is the side at which its lines begin or end. */
export interface Box {
  x: number;
  y: number;
  width: number;
  align: 'left' | 'right';
}

/** The height of a line as a multiple of the size: the letters of Urdu are tall and deep. */
const lineHeights = { urdu: 1.45, others: 1.2 } as const;

/** The distance of the baseline from the top of a line, the same for all that stand beside each other. */
const ascent = 1.02;

/** Vazirmatn's units per em. */
const unitsPerEm = 2048;

const bidi = bidiFactory();
const isolates = /[\u2066-\u2069]/;
const urduLetter = /[\u0600-\u06ff]/;

/** Features of Latin fonts: figures of equal width. Urdu fonts are shaped without choices. */
const latinFeatures: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** Joins the letters of a line that have the same font and the same level, in the order in which they stand from the left. */
function joinLetters(line: string, fonts: readonly (string | null)[], urdu: string): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, 'rtl');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: (Run & { level: number })[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const font = fonts[at];
    if (!font) continue;
    const level = embedding.levels[at] ?? 1;
    const letter = mirrored.get(at) ?? line[at] ?? '';
    const last = runs.at(-1);
    // Digits of Arabic script are written from left to right, unlike the letters of their font.
    const isAlone = font === urdu && level % 2 === 0;
    if (last?.font !== font || last.level !== level || isAlone) {
      runs.push({ text: letter, font, level, at });
    } else {
      // From right to left, the letter on the left is the next one.
      last.text = font === urdu ? letter + last.text : last.text + letter;
      last.at = Math.min(last.at, at);
    }
  }
  return runs;
}

/**
 * Splits a line into runs, from left to right. A run is as long as it can be, because some readers put blanks and lines
 * between runs. Letters that no font has are left out.
 */
export function splitUrduRuns(
  doc: Doc,
  line: string,
  { urdu, others }: Pick<UrduStyle, 'urdu' | 'others'>,
): Run[] {
  const isBetweenUrdu = (index: number) =>
    urduLetter.test(line.slice(0, index).trimEnd().at(-1) ?? '') ||
    urduLetter.test(line.slice(index).trimStart().at(0) ?? '');
  const fonts = chooseFonts(doc, line, [...others, urdu]).map((font, index) => {
    if (isolates.test(line[index] ?? '')) return null;
    return line[index] === ' ' && isBetweenUrdu(index) ? urdu : font;
  });
  return joinLetters(line, fonts, urdu);
}

const measure = (doc: Doc, { text, font }: Run, { urdu, size }: UrduStyle): number =>
  doc
    .font(font)
    .fontSize(size)
    .widthOfString(text, { features: font === urdu ? [] : latinFeatures });

/** The width of a line in points. */
export const measureUrdu = (doc: Doc, line: string, style: UrduStyle): number =>
  splitUrduRuns(doc, line, style).reduce((sum, run) => sum + measure(doc, run, style), 0);

/** Splits a text into lines that fit the width, at its blanks and line feeds. */
export function wrapUrdu(doc: Doc, text: string, width: number, style: UrduStyle): string[] {
  const measureWord = (word: string) => measureUrdu(doc, word, style);
  const blank = measureWord('ا ا') - 2 * measureWord('ا');
  return text.split('\n').flatMap((part) => {
    const lines: string[] = [];
    let left = 0;
    for (const word of part.split(' ')) {
      const needed = measureWord(word);
      if (lines.length > 0 && needed + blank <= left) {
        lines.push(`${lines.pop()} ${word}`);
        left -= needed + blank;
      } else {
        lines.push(word);
        left = width - needed;
      }
    }
    return lines;
  });
}

/** Draws a run at the left end of its baseline, with its marks as shapes. */
function drawRun(doc: Doc, run: Run, x: number, baseline: number, style: UrduStyle): void {
  const features = run.font === style.urdu ? [] : latinFeatures;
  doc.font(run.font).fontSize(style.size);
  doc.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features });
  if (run.font !== style.urdu) return;
  const scale = style.size / unitsPerEm;
  for (const mark of style.findMarks(run.text)) {
    doc
      .save()
      .translate(x + mark.x * scale, baseline - mark.y * scale)
      .scale(scale, -scale);
    doc.path(mark.path).fill().restore();
  }
}

/**
 * Writes an Urdu text in a box from its right side, and moves below it. A line feed in it begins a line. Runs are written
 * in the order in which they are read, for screen readers that follow the content.
 */
export function writeUrdu(
  doc: Doc,
  text: string,
  { x, y, width, align }: Box,
  style: UrduStyle,
): void {
  let top = y;
  for (const line of wrapUrdu(doc, text.normalize('NFC'), width, style)) {
    const baseline = top + ascent * style.size;
    top += lineHeights[urduLetter.test(line) ? 'urdu' : 'others'] * style.size;
    const runs = splitUrduRuns(doc, line, style).map((run) => ({
      ...run,
      width: measure(doc, run, style),
    }));
    const lineWidth = runs.reduce((sum, run) => sum + run.width, 0);
    let left = align === 'right' ? x + width - lineWidth : x;
    const placed = runs.map((run) => {
      const at = left;
      left += run.width;
      return { ...run, left: at };
    });
    for (const run of placed.toSorted((a, b) => a.at - b.at)) {
      drawRun(doc, run, run.left, baseline, style);
    }
  }
  doc.x = x;
  doc.y = top;
}
