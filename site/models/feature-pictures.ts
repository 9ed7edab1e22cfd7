import { palettes } from '#catalogue/colors.ts';
import type { FeatureSlug } from '#catalogue/features/features.ts';
import type { Feature, Model } from '#catalogue/models/models.ts';
import { type Decoration, stagedSeats } from '#catalogue/pictures/decorations.ts';
import { paintedView, paintFolder } from '#catalogue/pictures/painted.ts';
import type { View } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';

/** The groups of a model's features. */
export type FeatureGroup = keyof Model['features'];

/** The side of the car that shows a feature: the badge of a hybrid, the charging flap, the wheels. */
const sides: Partial<Record<FeatureSlug, View>> = {
  transmission: 'rear',
  charging: 'leftSide',
  wheels: 'leftSide',
  'driving-modes': 'rearRightQuarter',
};

/** No picture of a feature is wider on a page. */
const maxWidth = 960;

const limitWidths = (picture: Decoration): Decoration => ({
  ...picture,
  widths: picture.widths.filter((width) => width <= maxWidth),
});

/**
 * Chooses a picture for each group of a model's features. They show the car in its second and third color and its
 * second interior, since the rest of the page shows the first ones.
 */
export function chooseFeaturePictures(
  slug: VehicleSlug,
  { tech, safety }: Model['features'],
): Record<FeatureGroup, Decoration> {
  const { exterior, interior } = palettes[slug];
  const pickSide = (feature: Feature | undefined, color: number) =>
    limitWidths(
      paintedView(slug, exterior[color]?.name, (feature && sides[feature.learnMore]) ?? 'front'),
    );
  return {
    tech: pickSide(tech[0], 1),
    comfort: limitWidths(stagedSeats(slug, paintFolder(interior[1]?.name ?? ''))),
    safety: pickSide(safety.at(-1), 2),
  };
}
