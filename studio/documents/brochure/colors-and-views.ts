import { decorate, hairline, write } from '#server/delivery/quotes/pdf-sheet.ts';
import {
  type Brochure,
  numberPage,
  placePicture,
  startPage,
  themes,
  writeHeading,
} from './brochure-document.ts';
import type { BrochurePictures } from './brochure-pictures.ts';

/** Writes the page with the car in each of its colors. */
export function writeColors(brochure: Brochure, { paints }: BrochurePictures): void {
  const theme = themes.light;
  startPage(brochure, 'Colours', theme);
  writeHeading(brochure, 'Colours', theme);
  for (const { name, hex, picture } of paints) {
    if (!picture) continue;
    placePicture(brochure, picture);
    const { x, y, height, width } = picture.box;
    const middle = y + height + 14;
    decorate(brochure, () => {
      brochure.doc
        .circle(x + 6, middle, 6)
        .lineWidth(0.5)
        .fillAndStroke(hex, hairline);
    });
    const label = { size: 10.5, x: x + 20, y: middle - 6, width: width - 20 };
    write(brochure, 'P', name, { ...label, font: '500', color: theme.ink });
  }
  numberPage(brochure, theme);
}

/** Writes the page with all views of the car. */
export function writeViews(brochure: Brochure, { around }: BrochurePictures): void {
  const theme = themes.dark;
  startPage(brochure, 'From every side', theme);
  writeHeading(brochure, 'From every side', theme);
  for (const picture of around) placePicture(brochure, picture);
  numberPage(brochure, theme);
}
