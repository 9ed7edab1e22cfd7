import { palettes } from '#catalogue/colors.ts';
import type { ExteriorShot } from '../models/models.ts';
import type { VehicleSlug } from '../vehicles.ts';
import type { Picture, View } from './picture.ts';
import { vehiclePictures } from './vehicle-pictures.ts';

/** A view of a model in the given color, by default the model's first; undefined if it does not exist. */
export function viewPicture(
  slug: VehicleSlug,
  view: View,
  color = palettes[slug].exterior[0]?.name ?? '',
): Picture | undefined {
  return vehiclePictures[slug].views[color]?.[view];
}

/** The large pictures of a model in the studio, for wide and for narrow windows; undefined if they do not exist. */
export const heroPictures = (slug: VehicleSlug) => ({
  wide: shotPicture(slug, 'heroWide') ?? viewPicture(slug, 'frontLeftQuarter'),
  tall: shotPicture(slug, 'heroTall') ?? viewPicture(slug, 'frontLeftQuarter'),
});

/** The most similar view for each close-up that may be missing. */
const fallbackViews: Record<ExteriorShot | 'main', View> = {
  main: 'frontLeftQuarter',
  designed: 'front',
  confidence: 'leftSide',
  peaceMind: 'rear',
  sophistication: 'rearLeftQuarter',
};

/** A close-up of a model's exterior, else the most similar view; undefined if neither exists. */
export function exteriorPicture(
  slug: VehicleSlug,
  shot: ExteriorShot | 'main',
): Picture | undefined {
  return vehiclePictures[slug].shots[shot] ?? viewPicture(slug, fallbackViews[shot]);
}

/** The front seats of a model in an interior; undefined if the picture does not exist. */
export function seatsPicture(slug: VehicleSlug, interior: string): Picture | undefined {
  return vehiclePictures[slug].seats[interior];
}

/**
 * Another picture of a model by name, the seats in its first interior; undefined if it does not exist.
 */
export function shotPicture(slug: VehicleSlug, name: string): Picture | undefined {
  if (name === 'comfortSeats') return seatsPicture(slug, palettes[slug].interior[0]?.name ?? '');
  return vehiclePictures[slug].shots[name];
}
