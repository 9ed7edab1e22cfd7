import { heroPictures, shotPicture, viewPicture } from '#catalogue/pictures/find-picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { type PhotoPair, pickPhotoPair } from './photo.ts';

/** The first picture of a model, and the light in it, which decides how text stands on it. */
export interface LitPhotos extends PhotoPair {
  light: 'studio' | 'daylight' | 'dusk';
}

/** The large pictures of a model page, each from another side of the car. */
export interface LargePictures {
  hero: LitPhotos;
  /** Above the design, in another light than the first one. */
  design: PhotoPair;
  /** The car on the road or in the city, across the page; if there is a picture. */
  outdoors: PhotoPair;
}

/**
 * The side that these pages show first: cars for the city in profile at dusk, cars for long roads from behind in the
 * desert. All other pages begin from the front in the studio. Neighbors in the catalogue differ in side and light.
 */
const firstSides: Partial<Record<VehicleSlug, 'rear' | 'profile'>> = {
  'haval-h6-hev': 'rear',
  'haval-jolion': 'profile',
  'ora-03': 'profile',
  'tank-500': 'rear',
};

/** Chooses the large pictures of a model page. */
export function chooseLargePictures(slug: VehicleSlug): LargePictures {
  const pickShot = (name: string) =>
    pickPhotoPair({
      wide: shotPicture(slug, `${name}Wide`),
      tall: shotPicture(slug, `${name}Tall`),
    });
  const studio = pickPhotoPair(heroPictures(slug));
  const [rear, profile] = [pickShot('rear'), pickShot('profile')];
  const first = firstSides[slug];
  if (first === 'rear' && rear.wide)
    return { hero: { ...rear, light: 'daylight' }, design: studio, outdoors: profile };
  if (first === 'profile' && profile.wide)
    return { hero: { ...profile, light: 'dusk' }, design: studio, outdoors: rear };
  const rearView = pickPhotoPair({ wide: viewPicture(slug, 'rearLeftQuarter'), tall: undefined });
  return {
    hero: { ...studio, light: 'studio' },
    design: profile.wide ? profile : rearView,
    outdoors: rear,
  };
}
