import type { Interior } from '#catalogue/colors.ts';
import type { ExteriorShot, Highlight, InteriorShot, Model } from '#catalogue/models/models.ts';
import { decorate, drawRule, write } from '#server/delivery/quotes/pdf-sheet.ts';
import {
  type Brochure,
  numberPage,
  placePicture,
  startPage,
  type Theme,
  themes,
  writeHeading,
} from './brochure-document.ts';
import type { BrochurePictures } from './brochure-pictures.ts';
import type { PlacedPicture } from './placed-picture.ts';

const textWidth = 310;
const columns = { y: 366, width: 173, gap: 18, pictureHeight: 130 };

interface Opening {
  heading: string;
  text: string;
  picture: PlacedPicture | undefined;
}

/** Writes a page's upper half: heading and text on the left, a large picture on the right. */
function writeOpening(brochure: Brochure, { heading, text, picture }: Opening, theme: Theme): void {
  if (picture) placePicture(brochure, picture);
  const below = writeHeading(brochure, heading, theme, { width: textWidth });
  const lead = { size: 12.5, y: below + 14, width: textWidth, lineGap: 3.5 };
  write(brochure, 'P', text, { ...lead, color: theme.muted });
}

/** Writes a page's lower half: four highlights in columns, below their pictures. */
function writeHighlights<Shot extends string>(
  brochure: Brochure,
  highlights: readonly Highlight<Shot>[],
  pictures: Partial<Record<Shot, PlacedPicture>>,
  theme: Theme,
): void {
  const havePictures = highlights.every(({ shot }) => pictures[shot]);
  const y = havePictures ? columns.y + columns.pictureHeight + 12 : columns.y + 60;
  for (const [index, { shot, title, text }] of highlights.entries()) {
    const picture = pictures[shot];
    if (havePictures && picture) placePicture(brochure, picture);
    const x = brochure.margin + index * (columns.width + columns.gap);
    const place = { x, width: columns.width };
    if (!havePictures)
      drawRule({ ...brochure, margin: x, width: columns.width }, y - 12, theme.rule);
    write(brochure, 'H3', title, { ...place, font: '600', size: 11.5, y, color: theme.ink });
    write(brochure, 'P', text, {
      ...place,
      size: 9,
      y: brochure.doc.y + 2,
      color: theme.muted,
      lineGap: 1,
    });
  }
  numberPage(brochure, theme);
}

/** Writes the page about the exterior. */
export function writeExterior(brochure: Brochure, model: Model, pictures: BrochurePictures): void {
  const theme = themes.dark;
  const { exteriorHeading: heading, exteriorText: text, exterior } = model;
  startPage(brochure, heading, theme);
  writeOpening(brochure, { heading, text, picture: pictures.exterior }, theme);
  writeHighlights<ExteriorShot>(brochure, exterior, pictures.closeUps, theme);
}

/** Writes the page about the interior and its materials. */
export function writeInterior(
  brochure: Brochure,
  model: Model,
  pictures: BrochurePictures,
  interiors: readonly Interior[],
): void {
  const theme = themes.light;
  const { interiorHeading: heading, interiorDescription: text, interior } = model;
  startPage(brochure, heading, theme);
  writeOpening(brochure, { heading, text, picture: pictures.cabin }, theme);
  writeMaterials(brochure, interiors, theme);
  writeHighlights<InteriorShot>(brochure, interior, pictures.interior, theme);
}

function writeMaterials(brochure: Brochure, interiors: readonly Interior[], theme: Theme): void {
  const { doc, margin } = brochure;
  const y = Math.max(doc.y + 22, 230);
  const columnWidth = textWidth / 3;
  for (const [index, { name, parts }] of interiors.entries()) {
    const x = margin + index * columnWidth;
    const swatchWidth = (columnWidth - 12) / parts.length;
    decorate(brochure, () => {
      for (const [part, { hex }] of parts.entries()) {
        doc.rect(x + part * swatchWidth, y, swatchWidth, 34).fill(hex);
      }
    });
    write(brochure, 'P', name, {
      size: 9,
      x,
      y: y + 40,
      width: columnWidth - 12,
      color: theme.ink,
    });
  }
}
