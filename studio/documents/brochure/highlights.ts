import type { Interior } from '#catalogue/colours.ts';
import type { ExteriorShot, Highlight, InteriorShot, Model } from '#catalogue/models/model.ts';
import { decorate, drawRule, write } from '../sheet.ts';
import {
  type Ground,
  grounds,
  type Leaf,
  numberPage,
  placePlate,
  turnTo,
  writeHeading,
} from './leaf.ts';
import type { Plate } from './plate.ts';
import type { Plates } from './plates.ts';

const textWidth = 310;
const columns = { y: 366, width: 173, gap: 18, plateHeight: 130 };

interface Opening {
  heading: string;
  text: string;
  plate: Plate | undefined;
}

/** A page's upper half: what it is about on the left, one large picture on the right. */
function writeOpening(leaf: Leaf, { heading, text, plate }: Opening, ground: Ground): void {
  if (plate) placePlate(leaf, plate);
  const below = writeHeading(leaf, heading, ground, { width: textWidth });
  const lead = { size: 12.5, y: below + 14, width: textWidth, lineGap: 3.5 };
  write(leaf, 'P', text, { ...lead, color: ground.quiet });
}

/** A page's lower half: four highlights beside each other, under their pictures. */
function writeHighlights<Shot extends string>(
  leaf: Leaf,
  highlights: readonly Highlight<Shot>[],
  plates: Partial<Record<Shot, Plate>>,
  ground: Ground,
): void {
  const arePictured = highlights.every(({ shot }) => plates[shot]);
  const y = arePictured ? columns.y + columns.plateHeight + 12 : columns.y + 60;
  for (const [index, { shot, title, text }] of highlights.entries()) {
    const plate = plates[shot];
    if (arePictured && plate) placePlate(leaf, plate);
    const x = leaf.margin + index * (columns.width + columns.gap);
    const place = { x, width: columns.width };
    if (!arePictured) drawRule({ ...leaf, margin: x, width: columns.width }, y - 12, ground.rule);
    write(leaf, 'H3', title, { ...place, font: '600', size: 11.5, y, color: ground.ink });
    write(leaf, 'P', text, {
      ...place,
      size: 9,
      y: leaf.doc.y + 2,
      color: ground.quiet,
      lineGap: 1,
    });
  }
  numberPage(leaf, ground);
}

/** The car from outside. */
export function writeExterior(leaf: Leaf, model: Model, plates: Plates): void {
  const ground = grounds.night;
  const { exteriorHeading: heading, exteriorText: text, exterior } = model;
  turnTo(leaf, heading, ground);
  writeOpening(leaf, { heading, text, plate: plates.exterior }, ground);
  writeHighlights<ExteriorShot>(leaf, exterior, plates.closeUps, ground);
}

/** The cabin, and the materials that it comes in. */
export function writeInterior(
  leaf: Leaf,
  model: Model,
  plates: Plates,
  interiors: readonly Interior[],
): void {
  const ground = grounds.paper;
  const { interiorHeading: heading, interiorDescription: text, interior } = model;
  turnTo(leaf, heading, ground);
  writeOpening(leaf, { heading, text, plate: plates.cabin }, ground);
  writeMaterials(leaf, interiors, ground);
  writeHighlights<InteriorShot>(leaf, interior, plates.interior, ground);
}

function writeMaterials(leaf: Leaf, interiors: readonly Interior[], ground: Ground): void {
  const { doc, margin } = leaf;
  const y = Math.max(doc.y + 22, 230);
  const room = textWidth / 3;
  for (const [index, { name, parts }] of interiors.entries()) {
    const x = margin + index * room;
    const share = (room - 12) / parts.length;
    decorate(leaf, () => {
      for (const [part, { hex }] of parts.entries()) {
        doc.rect(x + part * share, y, share, 34).fill(hex);
      }
    });
    write(leaf, 'P', name, { size: 9, x, y: y + 40, width: room - 12, color: ground.ink });
  }
}
