import { palettes } from '../colours.ts';
import type { VehicleSlug } from '../vehicles.ts';
import { type Picture, type View, viewWidths } from './picture.ts';

/** The folder of a paint's pictures: its name in lower case with dashes. */
export const paintFolder = (paint: string): string => paint.toLowerCase().replaceAll(' ', '-');

const front: View = 'frontLeftQuarter';

/**
 * The car from the front left in a paint, else in its own: what every model has in each of its paints,
 * so that pages need no list of pictures to show it. A test proves that it is there.
 */
export function paintedFront(
  slug: VehicleSlug,
  paint = palettes[slug].exterior[0]?.name ?? '',
): Pick<Picture, 'path' | 'widths'> {
  return { path: `${slug}/${paintFolder(paint)}/${front}`, widths: viewWidths };
}
