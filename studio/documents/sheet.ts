import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Brand } from '#catalogue/vehicles.ts';
import { wordmarkHeight, wordmarkStroke, wordmarks } from '#catalogue/wordmarks.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** An A4 page of the house: its document, its margin in points, and the element that text goes into. */
export interface Sheet {
  doc: Doc;
  body: Element;
  margin: number;
  /** Of the area within the margins. */
  width: number;
}

export const ink = '#0b0d10';
export const quiet = '#424953';
export const hairline = '#b6bbc2';

const margin = 48;

/** The library makes it; its types do not know it. */
const accessible = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

/** The weights that are used. The website's own font file holds them all in one, a PDF each by itself. */
const fonts = {
  400: import.meta.resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
  500: import.meta.resolve('@fontsource/archivo/files/archivo-latin-500-normal.woff'),
  600: import.meta.resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff'),
} as const;

/** Opens a document without a page: tagged, titled, its fonts embedded. */
export function openDocument(title: string, subject: string): Pick<Sheet, 'doc' | 'body'> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    subset: accessible,
    info: { Title: title, Author: 'Haval Pakistan', Subject: subject },
  });
  for (const [weight, url] of Object.entries(fonts)) doc.registerFont(weight, fileURLToPath(url));
  const body = doc.struct('Document');
  doc.addStructure(body);
  return { doc, body };
}

/** Opens a sheet with its wordmark, title and the lines under it. */
export function openSheet(title: string, lead: string, layout: 'portrait' | 'landscape'): Sheet {
  const { doc, body } = openDocument(title, lead);
  doc.addPage({ size: 'A4', layout, margin });
  const sheet = { doc, body, margin, width: doc.page.width - 2 * margin };
  drawWordmark(sheet, 'HAVAL', { x: margin, y: margin, height: 12, color: ink });
  write(sheet, 'H1', title, { font: '600', size: 40, y: margin + 52, characterSpacing: -1 });
  write(sheet, 'P', lead, { size: 12, color: quiet, y: doc.y + 10, width: 380, lineGap: 3 });
  return sheet;
}

/** Draws a marque's name, `height` points high. */
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

interface Lettering extends PDFKit.Mixins.TextOptions {
  font?: '400' | '500' | '600';
  size?: number;
  color?: string;
  x?: number;
  y?: number;
  /** Where it hangs in the document's structure; the body unless another element is given. */
  parent?: Element;
  scope?: 'Column' | 'Row';
}

/** Writes a text as an element of the given kind, figures all of one width. */
export function write(
  { doc, body, margin: left, width }: Sheet,
  kind: string,
  text: string,
  { font = '400', size = 11, color = ink, x = left, y, parent = body, scope, ...rest }: Lettering,
): void {
  // The library knows the scope of a table's heads; its types do not.
  const options = (scope ? { scope } : {}) as PDFKit.Mixins.StructureElementOptions;
  const element = doc.struct(kind, options, () => {
    doc.font(font).fontSize(size).fillColor(color);
    const evenly: PDFKit.Mixins.TextOptions = {
      wordSpacing: size * 0.03,
      features: ['tnum', 'kern'],
    };
    doc.text(text, x, y ?? doc.y, { width, ...evenly, ...rest });
  });
  parent.add(element);
}

/** Draws what is there for the eye only, so that it is not read out. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Draws a line across the sheet at a height in points. */
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

/** Writes the line at the foot, ends the sheet and puts it into a file. */
export async function finishSheet(sheet: Sheet, foot: string, file: string): Promise<void> {
  const { doc, margin: edge } = sheet;
  write(sheet, 'P', foot, {
    size: 9,
    color: quiet,
    y: doc.page.height - edge - 12,
    lineBreak: false,
  });
  await finishDocument(sheet, file);
}

/** Ends a document and puts it into a file. */
export async function finishDocument(
  { doc, body }: Pick<Sheet, 'doc' | 'body'>,
  file: string,
): Promise<void> {
  body.end();
  const stored = createWriteStream(file);
  doc.pipe(stored);
  doc.end();
  await finished(stored);
}
