import {
  type PriceList,
  type PriceTag,
  priceTag,
  priceUnknown,
} from '#catalogue/ex-factory-prices.ts';
import { type FilmSource, film } from '#catalogue/film.ts';
import type { Spec } from '#catalogue/models/model.ts';
import { models } from '#catalogue/models/models.ts';
import {
  exteriorPicture,
  heroPictures,
  shotPicture,
  viewPicture,
} from '#catalogue/pictures/find-picture.ts';
import { type Vehicle, vehicles } from '#catalogue/vehicles.ts';
import { type Photo, type PhotoPair, pickPhoto, pickPhotoPair } from '../vehicles/photo.ts';

/** A model in the carousel. */
export interface HeroModel extends PhotoPair {
  vehicle: Vehicle;
  tagline: string;
  /** At most three. */
  figures: readonly Spec[];
}

/** A model in 'The Haval Offerings'. */
export interface Offering {
  vehicle: Vehicle;
  price: PriceTag;
  photo: Photo | undefined;
}

/** The content of the home page that comes from the catalogue and the price list. */
export interface HomePage {
  heroes: readonly HeroModel[];
  offerings: readonly Offering[];
  film: { sources: readonly FilmSource[]; still: Photo | undefined };
  closing: PhotoPair;
}

/** Builds the content of the home page. Models without a price show 'Loading prices...'. */
export function buildHomePage(list: PriceList): HomePage {
  return {
    heroes: vehicles.map((vehicle) => ({
      vehicle,
      tagline: models[vehicle.slug].tagline,
      figures: models[vehicle.slug].specs.slice(0, 3),
      ...pickPhotoPair(heroPictures(vehicle.slug)),
    })),
    offerings: vehicles.map((vehicle) => ({
      vehicle,
      price: priceTag(vehicle.slug, list, priceUnknown.loading),
      photo: pickPhoto(viewPicture(vehicle.slug, 'frontLeftQuarter')),
    })),
    film: { sources: film.sources, still: pickPhoto(exteriorPicture(film.still, 'main')) },
    closing: pickPhotoPair({
      wide: shotPicture('tank-500', 'rearWide') ?? viewPicture('tank-500', 'rearLeftQuarter'),
      tall: shotPicture('tank-500', 'rearTall'),
    }),
  };
}
