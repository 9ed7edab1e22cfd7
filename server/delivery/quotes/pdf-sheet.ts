import PDFDocument from 'pdfkit';
import type { Brand } from '#catalogue/vehicles.ts';
import { wordmarkHeight, wordmarkStroke, wordmarks } from '#catalogue/wordmarks.ts';
import { findLanguage } from '#contract/format/direction.ts';
import type { Language } from '#contract/site/language.ts';
import { canWrite, writeRuns } from './pdf-text.ts';
import { measureUrdu, type UrduStyle, writeUrdu } from './pdf-urdu.ts';
import { readFont } from './read-font.ts';
import { type FindMarks, prepareUrduFont } from './urdu-font.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** A document, the structure element of its content, and its language. */
interface OpenDocument {
  doc: Doc;
  body: Element;
  language: Language;
  /** The Urdu fonts that were prepared so far, in documents in Urdu. */
  urduFonts: Map<Weight, FindMarks>;
}

/** An A4 page in the company's design; lengths are in points. A page in Urdu is the mirror image of an English one. */
export interface Sheet extends OpenDocument {
  margin: number;
  /** The width between the margins. */
  width: number;
}

export const ink = '#0b0d10';
export const muted = '#424953';
export const hairline = '#b6bbc2';

const sheetMargin = 48;

/** PDFKit supports this subset, but its types do not list it. */
const accessible = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

/** One file per weight: the site's variable font cannot be embedded in a PDF. */
const fonts = {
  400: import.meta.resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
  500: import.meta.resolve('@fontsource/archivo/files/archivo-latin-500-normal.woff'),
  600: import.meta.resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff'),
} as const;

/**
 * What names may have besides: read when a text needs it. In Vazirmatn each letter is one glyph; Noto’s draw dots apart,
 * and PDFKit then names all letters of a shape by the first of them, so that other letters are copied.
 */
const moreFonts = {
  'extended 400': import.meta.resolve(
    '@fontsource/archivo/files/archivo-latin-ext-400-normal.woff',
  ),
  'extended 500': import.meta.resolve(
    '@fontsource/archivo/files/archivo-latin-ext-500-normal.woff',
  ),
  'extended 600': import.meta.resolve(
    '@fontsource/archivo/files/archivo-latin-ext-600-normal.woff',
  ),
  'urdu 400': import.meta.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff'),
  'urdu 500': import.meta.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-500-normal.woff'),
  'urdu 600': import.meta.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-600-normal.woff'),
} as const;

type Weight = '400' | '500' | '600';

const listFonts = (weight: Weight) => [weight, `extended ${weight}`, `urdu ${weight}`] as const;

/** Opens a tagged document with a title and embedded fonts, without pages. */
export function openDocument(
  title: string,
  subject?: string,
  language: Language = 'en',
): OpenDocument {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    subset: accessible,
    info: { Title: title, Author: 'Haval Pakistan', ...(subject && { Subject: subject }) },
  });
  for (const [name, url] of Object.entries({ ...fonts, ...moreFonts })) {
    doc.registerFont(name, readFont(url));
  }
  const body = doc.struct('Document');
  doc.addStructure(body);
  return { doc, body, language, urduFonts: new Map() };
}

/** Adds an A4 page to a document. */
export function addSheet(
  document: OpenDocument,
  layout: 'portrait' | 'landscape' = 'portrait',
): Sheet {
  const { doc } = document;
  doc.addPage({ size: 'A4', layout, margin: sheetMargin });
  return { ...document, margin: sheetMargin, width: doc.page.width - 2 * sheetMargin };
}

/** Returns where a box begins on the page, `x` being where it would begin in English. */
export const mirror = ({ doc, language }: Sheet, x: number, width: number): number =>
  language === 'ur' ? doc.page.width - x - width : x;

/** Draws a decoration, which screen readers skip. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Draws a line across the page at a y coordinate in points. */
export function drawRule(sheet: Sheet, y: number, color = hairline): void {
  const { doc, margin: left, width } = sheet;
  decorate(sheet, () => {
    doc
      .lineWidth(0.75)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke(color);
  });
}

/** Draws a brand's wordmark, `height` points high. */
export function drawWordmark(
  sheet: Sheet,
  brand: Brand,
  { x, y, height, color }: { x: number; y: number; height: number; color: string },
): void {
  const { doc } = sheet;
  decorate(sheet, () => {
    doc
      .save()
      .translate(x, y)
      .scale(height / wordmarkHeight)
      .lineWidth(wordmarkStroke);
    doc.path(wordmarks[brand].path).stroke(color).restore();
  });
}

interface TextStyle extends PDFKit.Mixins.TextOptions {
  font?: Weight;
  size?: number;
  color?: string;
  x?: number;
  y?: number;
  /** The parent in the document's structure; the body by default. */
  parent?: Element;
  note?: string | null | undefined;
  /** The width of the note in a document in Urdu, if it is another. */
  noteWidth?: number;
  scope?: 'Column' | 'Row';
}

/** Whether the document can show every letter of a text. */
export const canShow = ({ doc }: Pick<Sheet, 'doc'>, text: string): boolean =>
  canWrite(doc, text, listFonts('400'));

/**
 * Writes text as a structure element of the given kind, with tabular figures. A `note` in small print below the text
 * belongs to the same element. In documents in Urdu a line feed begins a line, which may be in English.
 */
export function write(sheet: Sheet, kind: string, text: string, style: TextStyle): void {
  if (sheet.language === 'ur') {
    writeMirrored(sheet, kind, text, style);
    return;
  }
  const { doc, body, margin: left, width } = sheet;
  const { font = '400', size = 10, color = ink, x = left, y, note, ...others } = style;
  const { parent = body, scope, ...rest } = others;
  // PDFKit supports the scope of table headers, but its types do not list it.
  const options = (scope ? { scope } : {}) as PDFKit.Mixins.StructureElementOptions;
  const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];
  const placed = { width, features, ...rest };
  const put = (words: string, top: number, look: { font: Weight; size: number; color: string }) => {
    // Asking for glyphs changes the document's font.
    const isPlain = canWrite(doc, words, [look.font]);
    doc.font(look.font).fontSize(look.size).fillColor(look.color);
    if (isPlain) {
      doc.text(words, x, top, placed);
      return;
    }
    const place = { x, y: top, width: rest.width ?? width, lineGap: rest.lineGap ?? 0 };
    writeRuns(doc, words, place, { ...look, features, fonts: listFonts(look.font) });
  };
  const writeText = () => put(text, y ?? doc.y, { font, size, color });
  const writeNote = () => put(note ?? '', doc.y + 1, { font: '400', size: 8, color: muted });
  parent.add(doc.struct(kind, options, note ? [writeText, writeNote] : [writeText]));
}

/** How a document in Urdu writes text of a weight and a size in points. The weight's font is prepared first. */
function findUrduStyle(sheet: OpenDocument, weight: Weight, size: number): UrduStyle {
  const [latin, extended, urdu] = listFonts(weight);
  return { urdu, others: [latin, extended], findMarks: findUrduFont(sheet, weight), size };
}

/** The width in points of the widest of some texts in bold, in a document in Urdu. */
export const measureWidest = (sheet: Sheet, texts: readonly string[], size = 10): number =>
  Math.max(...texts.map((text) => measureUrdu(sheet.doc, text, findUrduStyle(sheet, '600', size))));

/** Finds the vowel signs of a weight's Urdu font, which is prepared first. */
function findUrduFont({ doc, urduFonts }: OpenDocument, weight: Weight): FindMarks {
  const prepared = urduFonts.get(weight) ?? prepareUrduFont(doc, `urdu ${weight}`);
  urduFonts.set(weight, prepared);
  return prepared;
}

/**
 * Writes text in a document in Urdu, in the mirror image of its place in an English one. Each line has its language.
 * None has an ActualText, because several readers turn its letters around.
 */
function writeMirrored(sheet: Sheet, kind: string, text: string, style: TextStyle): void {
  const { doc, body } = sheet;
  const { font = '400', size = 10, color = ink, parent = body, scope, note } = style;
  const { x = sheet.margin, width = sheet.width, noteWidth = width } = style;
  const align = style.align === 'right' ? 'left' : 'right';
  doc.y = style.y ?? doc.y;
  const put =
    (words: string, look: { font: Weight; size: number; color: string }, room: number) => () => {
      const box = { x: mirror(sheet, x, room), y: doc.y, width: room, align } as const;
      doc.fillColor(look.color);
      writeUrdu(doc, words, box, findUrduStyle(sheet, look.font, look.size));
    };
  const small = { font: '400', size: 8, color: muted } as const;
  const splitLines = (words: string | null | undefined) => words?.split('\n').filter(Boolean) ?? [];
  const lines = [
    ...splitLines(text).map((words) => ({ words, draw: put(words, { font, size, color }, width) })),
    ...splitLines(note).map((words) => ({ words, draw: put(words, small, noteWidth) })),
  ];
  const element = doc.struct(kind, (scope ? { scope } : {}) as never);
  parent.add(element);
  for (const { words, draw } of lines) {
    const lang = findLanguage(words) ?? 'en';
    element.add(doc.struct('Span', { lang }, [draw]));
  }
  element.end();
}

/** Ends a document; returns its bytes. */
export async function finishDocument({ doc, body }: Pick<Sheet, 'doc' | 'body'>): Promise<Buffer> {
  body.end();
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
