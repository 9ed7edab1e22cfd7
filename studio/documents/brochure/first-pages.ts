import type { Model, Spec } from '#catalogue/models/models.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { drawRule, drawWordmark, write } from '#server/delivery/quotes/pdf-sheet.ts';
import {
  type Brochure,
  numberPage,
  placePicture,
  startPage,
  themes,
  writeHeading,
} from './brochure-document.ts';
import type { BrochurePictures } from './brochure-pictures.ts';

/** Writes the cover: the car across the whole page, its name above and its tagline below. */
export function writeCover(
  brochure: Brochure,
  vehicle: Vehicle,
  model: Model,
  { cover }: BrochurePictures,
): void {
  const theme = themes.dark;
  startPage(brochure, vehicle.label, theme);
  if (cover) placePicture(brochure, cover);
  drawWordmark(brochure, vehicle.brand, { x: 48, y: 46, height: 13, color: theme.ink });
  const name = { font: '600', size: 76, x: 44, y: 78, color: theme.ink } as const;
  write(brochure, 'H1', vehicle.label, { ...name, characterSpacing: -2.4 });
  write(brochure, 'P', model.tagline, { size: 17, y: brochure.height - 66, color: theme.ink });
}

/** Writes the page with the model's description and figures. */
export function writeIntroduction(
  brochure: Brochure,
  model: Model,
  { profile }: BrochurePictures,
): void {
  const theme = themes.light;
  startPage(brochure, model.heading, theme);
  if (profile) placePicture(brochure, profile);
  const top = profile ? profile.box.height + 34 : 48;
  writeHeading(brochure, `${model.heading}.`, theme, { y: top, width: 370, size: 25 });
  const lead = { size: 12.5, x: 450, y: top + 4, width: 344, lineGap: 3.5 } as const;
  write(brochure, 'P', model.description, { ...lead, color: theme.muted });
  writeFigures(brochure, model.specs);
  numberPage(brochure, theme);
}

/** Writes each figure above what it measures, as an item of a list. */
function writeFigures(brochure: Brochure, specs: readonly Spec[]): void {
  const theme = themes.light;
  const { doc, body } = brochure;
  const y = brochure.height - 118;
  const columnWidth = brochure.width / specs.length;
  drawRule(brochure, y, theme.rule);
  const list = doc.struct('L');
  body.add(list);
  for (const [index, { value, label }] of specs.entries()) {
    const item = doc.struct('LI');
    list.add(item);
    const parent = doc.struct('LBody');
    item.add(parent);
    const x = brochure.margin + index * columnWidth;
    const column = { parent, x, width: columnWidth - 18 };
    const figure = { font: '600', size: 20, y: y + 16, characterSpacing: -0.4 } as const;
    write(brochure, 'P', value, { ...column, ...figure });
    write(brochure, 'P', label, { ...column, size: 9, y: y + 43, color: theme.muted, lineGap: 1 });
    item.end();
  }
  list.end();
}
