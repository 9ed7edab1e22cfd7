import PDFDocument from 'pdfkit';
import type { Brand } from '#catalogue/vehicles.ts';
import { wordmarkHeight, wordmarkStroke, wordmarks } from '#catalogue/wordmarks.ts';
import { canWrite, writeRuns } from './pdf-text.ts';
import { readFont } from './read-font.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** An A4 page in the company's design: the document, the structure element of its content, and lengths in points. */
export interface Sheet {
  doc: Doc;
  body: Element;
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
export function openDocument(title: string, subject?: string): Pick<Sheet, 'doc' | 'body'> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en',
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
  return { doc, body };
}

/** Adds an A4 page to a document. */
export function addSheet(
  { doc, body }: Pick<Sheet, 'doc' | 'body'>,
  layout: 'portrait' | 'landscape' = 'portrait',
): Sheet {
  doc.addPage({ size: 'A4', layout, margin: sheetMargin });
  return { doc, body, margin: sheetMargin, width: doc.page.width - 2 * sheetMargin };
}

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
  scope?: 'Column' | 'Row';
}

/** Whether the document can show every letter of a text. */
export const canShow = ({ doc }: Pick<Sheet, 'doc'>, text: string): boolean =>
  canWrite(doc, text, listFonts('400'));

/**
 * Writes text as a structure element of the given kind, with tabular figures. A `note` in small print below the text
 * belongs to the same element.
 */
export function write(
  { doc, body, margin: left, width }: Sheet,
  kind: string,
  text: string,
  {
    font = '400',
    size = 10,
    color = ink,
    x = left,
    y,
    note,
    parent = body,
    scope,
    ...rest
  }: TextStyle,
): void {
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

/** Ends a document; returns its bytes. */
export async function finishDocument({ doc, body }: Pick<Sheet, 'doc' | 'body'>): Promise<Buffer> {
  body.end();
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
