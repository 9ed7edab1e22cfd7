import { palettes } from '#catalogue/colors.ts';
import type { FeatureSlug } from '#catalogue/features/feature.ts';
import type { Feature, Model } from '#catalogue/models/model.ts';
import { seatsPicture, viewPicture } from '#catalogue/pictures/find-picture.ts';
import type { View } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { type Photo, pickPhoto } from '../vehicles/photo.ts';

/** The groups of a model's features. */
export type FeatureGroup = keyof Model['features'];

/** The side of the car that shows a feature: the badge of a hybrid, the charging flap, the wheels. */
const sides: Partial<Record<FeatureSlug, View>> = {
  tech: 'front',
  transmission: 'rear',
  charging: 'leftSide',
  wheels: 'leftSide',
  steering: 'front',
  'driving-modes': 'rearRightQuarter',
};

/**
 * Chooses a picture for each group of a model's features. They show the car in its second and third color and its
 * second interior, since the rest of the page shows the first ones.
 */
export function chooseFeaturePictures(
  slug: VehicleSlug,
  { tech, safety }: Model['features'],
): Record<FeatureGroup, Photo | undefined> {
  const { exterior, interior } = palettes[slug];
  const pickSide = (feature: Feature | undefined, color: number) => {
    const view = feature && sides[feature.learnMore];
    return view && pickPhoto(viewPicture(slug, view, exterior[color]?.name));
  };
  return {
    tech: pickSide(tech[0], 1),
    comfort: pickPhoto(seatsPicture(slug, interior[1]?.name ?? '')),
    safety: pickSide(safety.at(-1), 2),
  };
}
