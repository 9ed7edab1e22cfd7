import { ink, openDocument, type Sheet, write } from '#server/delivery/quotes/pdf-sheet.ts';
import type { PlacedPicture } from './placed-picture.ts';

/** Background and text colors of a page. */
export const themes = {
  dark: { fill: '#0b0d10', ink: '#ffffff', muted: '#a9b1bb', rule: '#343a42' },
  light: { fill: '#f7f6f2', ink, muted: '#424953', rule: '#cfccc4' },
} as const;

export type Theme = (typeof themes)[keyof typeof themes];

/** A brochure while it is written: the document and its current page. */
export interface Brochure extends Sheet {
  height: number;
  /** Shown in the footer of every page except the cover. */
  title: string;
  pages: number;
}

const margin = 48;

/** Opens a landscape A4 brochure without pages. */
export function openBrochure(title: string, subject: string): Brochure {
  return { ...openDocument(title, subject), title, margin, width: 0, height: 0, pages: 0 };
}

/** Adds a page with its name in the document outline. */
export function startPage(brochure: Brochure, name: string, theme: Theme): void {
  const { doc } = brochure;
  doc.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  const { width, height } = doc.page;
  brochure.width = width - 2 * margin;
  brochure.height = height;
  brochure.pages += 1;
  doc.outline.addItem(name);
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, width, height).fill(theme.fill);
  doc.endMarkedContent();
}

/** Writes the footer with the brochure's title, which begins at `left`, and the page number. */
export function numberPage(
  { doc, title, pages, width, height }: Brochure,
  theme: Theme,
  left = margin,
): void {
  const y = height - 30;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.font('400').fontSize(8).fillColor(theme.muted);
  doc.text(title, left, y, { lineBreak: false });
  doc.text(String(pages), margin, y, { width, align: 'right', lineBreak: false });
  doc.endMarkedContent();
}

/** Places a picture with its alternative text. */
export function placePicture({ doc, body }: Brochure, { box, jpeg, alt }: PlacedPicture): void {
  const { x, y, width, height } = box;
  const figure = doc.struct('Figure', { alt }, () => {
    doc.image(jpeg, x, y, { width, height });
  });
  body.add(figure);
}

/** Writes a page's heading. Returns the y coordinate below it. */
export function writeHeading(
  brochure: Brochure,
  text: string,
  theme: Theme,
  { y = 48, width = 430, size = 34 } = {},
): number {
  const { ink: color } = theme;
  write(brochure, 'H2', text, {
    font: '600',
    size,
    y,
    width,
    color,
    characterSpacing: -0.8,
    lineGap: -2,
  });
  return brochure.doc.y;
}
