import type { Feature, Model } from '#catalogue/models/models.ts';
import { drawRule, write } from '#server/delivery/quotes/pdf-sheet.ts';
import { type Brochure, numberPage, placePicture, startPage, themes } from './brochure-document.ts';
import type { PlacedPicture } from './placed-picture.ts';

const theme = themes.light;
/** Where the groups begin, and the last one ends. */
const groupsTop = 116;
const groupsBottom = 556;
const entryGap = 24;

/** Writes the features of a group below its name, two side by side. */
function writeGroup(
  { left, ...brochure }: Brochure & { left: number },
  [name, features]: readonly [string, readonly Feature[]],
  y: number,
): void {
  const right = brochure.margin + brochure.width;
  const width = (right - left - entryGap) / 2;
  drawRule({ ...brochure, margin: left, width: right - left }, y, theme.ink);
  write(brochure, 'H3', name, { x: left, y: y + 9, font: '600', size: 14, color: theme.ink });
  let [top, bottom] = [y + 34, 0];
  for (const [index, { title, description }] of features.entries()) {
    if (index > 0 && index % 2 === 0) top = bottom + 8;
    const place = { x: left + (index % 2) * (width + entryGap), width };
    write(brochure, 'H4', title, { ...place, y: top, font: '600', size: 12, color: theme.ink });
    const text = { ...place, y: brochure.doc.y + 2, size: 10.5, color: theme.muted, lineGap: 1 };
    write(brochure, 'P', description, text);
    bottom = index % 2 === 0 ? brochure.doc.y : Math.max(bottom, brochure.doc.y);
  }
}

/** Writes the page with the model's features in three groups, spread over the page beside a picture of the seats. */
export function writeFeatures(
  brochure: Brochure,
  { features }: Model,
  picture: PlacedPicture | undefined,
): void {
  const groups = [
    ['Tech', features.tech],
    ['Comfort', features.comfort],
    ['Safety', features.safety],
  ] as const;
  startPage(brochure, 'Features', theme);
  if (picture) placePicture(brochure, picture);
  const left = picture ? picture.box.width + 40 : brochure.margin;
  write(brochure, 'H2', 'Features', {
    x: left,
    y: 48,
    font: '600',
    size: 34,
    characterSpacing: -0.8,
    color: theme.ink,
  });
  const step = (groupsBottom - groupsTop) / groups.length;
  for (const [index, group] of groups.entries())
    writeGroup({ ...brochure, left }, group, groupsTop + index * step);
  numberPage(brochure, theme, left);
}
