import { palettes } from '../colours.ts';
import type { ExteriorShot } from '../models/model.ts';
import type { VehicleSlug } from '../vehicles.ts';
import type { Picture, View } from './picture.ts';
import { vehiclePictures } from './vehicle-pictures.ts';

/** A view of a model in its own colour, or in the given one; none where it is not made yet. */
export function viewPicture(
  slug: VehicleSlug,
  view: View,
  colour = palettes[slug].exterior[0]?.name ?? '',
): Picture | undefined {
  return vehiclePictures[slug].views[colour]?.[view];
}

/** The view that comes closest to a close-up which is not made yet. */
const insteadOf: Record<ExteriorShot | 'main', View> = {
  main: 'frontLeftQuarter',
  designed: 'front',
  confidence: 'leftSide',
  peaceMind: 'rear',
  sophistication: 'rearLeftQuarter',
};

/** A close-up of a model's exterior, or the view that comes closest; none where neither is made. */
export function exteriorPicture(
  slug: VehicleSlug,
  shot: ExteriorShot | 'main',
): Picture | undefined {
  return vehiclePictures[slug].shots[shot] ?? viewPicture(slug, insteadOf[shot]);
}

/** The front seats of a model in an interior; none where they are not made yet. */
export function seatsPicture(slug: VehicleSlug, interior: string): Picture | undefined {
  return vehiclePictures[slug].seats[interior];
}

/**
 * Another picture of a model by its name, the seats in the model's first interior; none where it is
 * not made yet.
 */
export function shotPicture(slug: VehicleSlug, name: string): Picture | undefined {
  if (name === 'comfortSeats') return seatsPicture(slug, palettes[slug].interior[0]?.name ?? '');
  return vehiclePictures[slug].shots[name];
}
