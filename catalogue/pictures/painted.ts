import { palettes } from '#catalogue/colors.ts';
import type { Trim } from '../trims.ts';
import type { VehicleSlug } from '../vehicles.ts';
import type { Decoration } from './decorations.ts';
import { type View, viewFrame } from './picture.ts';

/** The folder of a color's pictures: its name in lower case with dashes. */
export const paintFolder = (paint: string): string => paint.toLowerCase().replaceAll(' ', '-');

/** A view of the car in a color, by default its first. */
export const paintedView = (
  slug: VehicleSlug,
  paint: string | undefined,
  view: View,
): Decoration => ({
  path: `${slug}/${paintFolder(paint ?? palettes[slug].exterior[0]?.name ?? '')}/${view}`,
  ...viewFrame,
});

/** The car from the front left in a color, by default its first; every model has it in all colors. */
export const paintedFront = (slug: VehicleSlug, paint?: string): Decoration =>
  paintedView(slug, paint, 'frontLeftQuarter');

/** A trim in profile, in the color of its pictures. */
export const paintedProfile = ({
  vehicle,
  trim,
}: {
  vehicle: { slug: VehicleSlug };
  trim: Trim;
}): Decoration => paintedView(vehicle.slug, trim.paint, 'leftSide');
