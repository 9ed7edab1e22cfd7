import { ink, openDocument, type Sheet, write } from '../sheet.ts';
import type { Plate } from './plate.ts';

/** The ground of a page, and what is written on it. */
export const grounds = {
  night: { fill: '#0b0d10', ink: '#ffffff', quiet: '#a9b1bb', rule: '#343a42' },
  paper: { fill: '#f7f6f2', ink, quiet: '#424953', rule: '#cfccc4' },
} as const;

export type Ground = (typeof grounds)[keyof typeof grounds];

/** A brochure in the making: its document, and the page that is open. */
export interface Leaf extends Sheet {
  height: number;
  /** Stands at the foot of every page but the first. */
  title: string;
  pages: number;
}

const margin = 48;

/** A landscape A4 brochure without a page. */
export function openBrochure(title: string, subject: string): Leaf {
  return { ...openDocument(title, subject), title, margin, width: 0, height: 0, pages: 0 };
}

/** Begins a page on a ground; it can be found by its name in a reader's outline. */
export function turnTo(leaf: Leaf, name: string, ground: Ground): void {
  const { doc } = leaf;
  doc.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  const { width, height } = doc.page;
  leaf.width = width - 2 * margin;
  leaf.height = height;
  leaf.pages += 1;
  doc.outline.addItem(name);
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, width, height).fill(ground.fill);
  doc.endMarkedContent();
}

/** Writes the brochure's title and the page's number at the foot. */
export function numberPage({ doc, title, pages, width, height }: Leaf, ground: Ground): void {
  const y = height - 30;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.font('400').fontSize(8).fillColor(ground.quiet);
  doc.text(title, margin, y, { lineBreak: false });
  doc.text(String(pages), margin, y, { width, align: 'right', lineBreak: false });
  doc.endMarkedContent();
}

/** Puts a picture in its place, with its words for those who do not see it. */
export function placePlate({ doc, body }: Leaf, { box, jpeg, alt }: Plate): void {
  const { x, y, width, height } = box;
  const figure = doc.struct('Figure', { alt }, () => {
    doc.image(jpeg, x, y, { width, height });
  });
  body.add(figure);
}

/** A page's heading, large and tight; answers the height where it ends. */
export function writeHeading(
  leaf: Leaf,
  text: string,
  ground: Ground,
  { y = 48, width = 430, size = 34 } = {},
): number {
  const { ink: color } = ground;
  write(leaf, 'H2', text, {
    font: '600',
    size,
    y,
    width,
    color,
    characterSpacing: -0.8,
    lineGap: -2,
  });
  return leaf.doc.y;
}
