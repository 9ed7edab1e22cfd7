import type { Font, Glyph, GlyphPosition, GlyphRun } from 'fontkit';

type Doc = PDFKit.PDFDocument;

/** A vowel sign: its outline, and where it stands from the start of its run, in units of the font. */
interface Mark {
  path: string;
  x: number;
  y: number;
}

/** Finds the marks of a run of letters. */
export type FindMarks = (text: string) => Mark[];

const vowelSign = /\p{M}/u;
const lam = 0x0644;
/** A glyph without width or outline. */
const joiner = 0x200d;

/** The current font of a document. PDFKit's types do not list it. */
const findFont = (doc: Doc): Font =>
  // PDFKit adds what it needs to the font that it opened with fontkit.
  (doc as unknown as { _font: { font: Font } })._font.font;

/** Copies a glyph with other code points. PDFKit reads these three fields only. */
const nameGlyph = (glyph: Glyph, codePoints: number[]): Glyph =>
  // The width of a glyph is not its own property, so that a copy would lack it.
  ({ id: glyph.id, advanceWidth: glyph.advanceWidth, codePoints }) as Glyph;

const noMove: GlyphPosition = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };

/**
 * Prepares a font, so that what PDFKit writes with it is copied letter by letter:
 * - The ligature of lam and alef is one glyph. Readers turn the letters of a line around one glyph at a time, so its two
 *   letters would change places. Therefore its glyph is called alef, and lam is a glyph beside it that cannot be seen.
 * - Readers take vowel signs, which stand above and below the line, for lines or words of their own. PDFKit does not write
 *   them; the returned function finds them for drawing.
 */
export function prepareUrduFont(doc: Doc, name: string): FindMarks {
  doc.font(name);
  const font = findFont(doc);
  const shape = font.layout.bind(font);
  const shaped = new Map<string, GlyphRun>();
  /** Shapes a text once: it is measured, wrapped and drawn. */
  const shapeUrdu = (text: string): GlyphRun => {
    const run = shaped.get(text) ?? shape(text, [], 'arab', 'URD ', 'rtl');
    shaped.set(text, run);
    return run;
  };
  const blank = font.glyphForCodePoint(joiner);

  font.layout = (text): GlyphRun => {
    const run = shapeUrdu(text);
    const glyphs: Glyph[] = [];
    const positions: GlyphPosition[] = [];
    for (const [index, glyph] of run.glyphs.entries()) {
      const position = run.positions[index];
      if (!position || glyph.isMark) continue;
      const [first, second] = glyph.codePoints;
      const isLigature = first === lam && second !== undefined;
      glyphs.push(isLigature ? nameGlyph(glyph, [second]) : glyph);
      // PDFKit scales them in place.
      positions.push({ ...position });
      if (isLigature) {
        glyphs.push(nameGlyph(blank, [lam]));
        positions.push({ ...noMove });
      }
    }
    // PDFKit scales the positions before it asks for the width.
    const width = { get: () => positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
    return Object.defineProperty({ ...run, glyphs, positions }, 'advanceWidth', width);
  };

  return (text) => {
    if (!vowelSign.test(text)) return [];
    const { glyphs, positions } = shapeUrdu(text);
    const marks: Mark[] = [];
    let pen = 0;
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      // Fontkit loses a glyph's code points if it first loads the glyph as a component of another one's outline. So only
      // the outlines of marks are read.
      if (glyph.isMark) marks.push({ path: glyph.path.toSVG(), x: pen + xOffset, y: yOffset });
      pen += xAdvance;
    }
    return marks;
  };
}
