import { heroPictures, shotPicture, viewPicture } from '#catalogue/pictures/find-picture.ts';
import {
  findOutdoorLight,
  type OutdoorLight,
  type OutdoorSide,
  outdoorSides,
} from '#catalogue/pictures/outdoors.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { type PhotoPair, pickPhotoPair } from './photo.ts';

/** A large picture and its light, which decides the color of text over it. */
export interface LitPhotos extends PhotoPair {
  light: OutdoorLight | 'studio';
}

/** The large pictures of a model page, each from another side of the car. */
export interface LargePictures {
  hero: LitPhotos;
  /** Above the design, in another light than the first one. */
  design: PhotoPair;
  /** On the road or in the city, across the page; if there is a picture. */
  outdoors: PhotoPair;
}

/** The side that each model shows first. Neighbors in the catalogue differ in side and light. */
const firstSides: Readonly<Record<VehicleSlug, OutdoorSide>> = {
  'haval-h6': 'front',
  'haval-h6-hev': 'profile',
  'haval-h6-phev': 'rear',
  'haval-jolion': 'front',
  'haval-jolion-hev': 'rear',
  'ora-03': 'front',
  'ora-07': 'rear',
  'tank-500': 'front',
};

const pickSide = (slug: VehicleSlug, side: OutdoorSide | undefined): PhotoPair =>
  pickPhotoPair({
    wide: side && shotPicture(slug, `${side}Wide`),
    tall: side && shotPicture(slug, `${side}Tall`),
  });

/** Chooses the large pictures of a model page. Pictures from the studio stand in for missing ones. */
export function chooseLargePictures(slug: VehicleSlug): LargePictures {
  const first = firstSides[slug];
  const light = findOutdoorLight(slug, first);
  const others = outdoorSides.filter((side) => side !== first);
  const second = others.find((side) => findOutdoorLight(slug, side) !== light);
  const hero = pickSide(slug, first);
  const design = pickSide(slug, second);
  const rearView = pickPhotoPair({ wide: viewPicture(slug, 'rearLeftQuarter'), tall: undefined });
  return {
    hero: hero.wide
      ? { ...hero, light }
      : { ...pickPhotoPair(heroPictures(slug)), light: 'studio' },
    design: design.wide ? design : rearView,
    outdoors: pickSide(
      slug,
      others.find((side) => side !== second),
    ),
  };
}
