import { palettes } from '#catalogue/colors.ts';
import type { VehicleSlug } from '../vehicles.ts';
import type { Decoration } from './decorations.ts';
import { type View, viewWidths } from './picture.ts';

/** The folder of a color's pictures: its name in lower case with dashes. */
export const paintFolder = (paint: string): string => paint.toLowerCase().replaceAll(' ', '-');

const front: View = 'frontLeftQuarter';

/** The car from the front left in a color, by default its first; every model has it in all colors. */
export function paintedFront(
  slug: VehicleSlug,
  paint = palettes[slug].exterior[0]?.name ?? '',
): Decoration {
  const path = `${slug}/${paintFolder(paint)}/${front}`;
  return { path, width: 1280, height: 720, widths: viewWidths };
}
