import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Brand } from '#catalogue/vehicles.ts';
import { wordmarkHeight, wordmarkStroke, wordmarks } from '#catalogue/wordmarks.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** An A4 page in the company's design: the document, the structure element for text, and margins in points. */
export interface Sheet {
  doc: Doc;
  body: Element;
  margin: number;
  /** Between the margins. */
  width: number;
}

export const ink = '#0b0d10';
export const muted = '#424953';
export const hairline = '#b6bbc2';

const margin = 48;

/** PDFKit supports this subset, but its types do not list it. */
const accessible = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

/** One file per weight: the website's variable font cannot be embedded in a PDF. */
const fonts = {
  400: import.meta.resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
  500: import.meta.resolve('@fontsource/archivo/files/archivo-latin-500-normal.woff'),
  600: import.meta.resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff'),
} as const;

/** Opens a tagged document with a title and embedded fonts, without pages. */
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

/** Opens a one-page document with wordmark, title and lead text. */
export function openSheet(title: string, lead: string, layout: 'portrait' | 'landscape'): Sheet {
  const { doc, body } = openDocument(title, lead);
  doc.addPage({ size: 'A4', layout, margin });
  const sheet = { doc, body, margin, width: doc.page.width - 2 * margin };
  drawWordmark(sheet, 'HAVAL', { x: margin, y: margin, height: 12, color: ink });
  write(sheet, 'H1', title, { font: '600', size: 40, y: margin + 52, characterSpacing: -1 });
  write(sheet, 'P', lead, { size: 12, color: muted, y: doc.y + 10, width: 380, lineGap: 3 });
  return sheet;
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
  font?: '400' | '500' | '600';
  size?: number;
  color?: string;
  x?: number;
  y?: number;
  /** The parent in the document's structure; the body by default. */
  parent?: Element;
  scope?: 'Column' | 'Row';
}

/** Writes text as a structure element of the given kind, with tabular figures. */
export function write(
  { doc, body, margin: left, width }: Sheet,
  kind: string,
  text: string,
  { font = '400', size = 11, color = ink, x = left, y, parent = body, scope, ...rest }: TextStyle,
): void {
  // PDFKit supports the scope of table headers, but its types do not list it.
  const options = (scope ? { scope } : {}) as PDFKit.Mixins.StructureElementOptions;
  const element = doc.struct(kind, options, () => {
    doc.font(font).fontSize(size).fillColor(color);
    const spacing: PDFKit.Mixins.TextOptions = {
      features: ['tnum', 'kern'],
    };
    doc.text(text, x, y ?? doc.y, { width, ...spacing, ...rest });
  });
  parent.add(element);
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

/** Writes the footer and saves the document. */
export async function finishSheet(sheet: Sheet, footer: string, file: string): Promise<void> {
  const { doc, margin: edge } = sheet;
  write(sheet, 'P', footer, {
    size: 9,
    color: muted,
    y: doc.page.height - edge - 12,
    lineBreak: false,
  });
  await finishDocument(sheet, file);
}

/** Ends a document and saves it to a file. */
export async function finishDocument(
  { doc, body }: Pick<Sheet, 'doc' | 'body'>,
  file: string,
): Promise<void> {
  body.end();
  const output = createWriteStream(file);
  doc.pipe(output);
  doc.end();
  await finished(output);
}
