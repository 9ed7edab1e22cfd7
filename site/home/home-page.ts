import {
  type PriceList,
  type PriceTag,
  priceTag,
  priceUnknown,
} from '#catalogue/ex-factory-prices.ts';
import { type FilmSource, film } from '#catalogue/film.ts';
import type { Spec } from '#catalogue/models/model.ts';
import { models } from '#catalogue/models/models.ts';
import { exteriorPicture, shotPicture, viewPicture } from '#catalogue/pictures/find-picture.ts';
import { type Vehicle, vehicles } from '#catalogue/vehicles.ts';
import type { Photo } from '../vehicles/vehicle-photo.tsx';

/** A model in the carousel. */
export interface HeroModel {
  vehicle: Vehicle;
  tagline: string;
  /** At most three. */
  figures: readonly Spec[];
  wide: Photo | undefined;
  tall: Photo | undefined;
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
  closing: { wide: Photo | undefined; tall: Photo | undefined };
}

/** Builds the content of the home page. Models without a price show 'Loading prices...'. */
export function buildHomePage(list: PriceList): HomePage {
  return {
    heroes: vehicles.map((vehicle) => ({
      vehicle,
      tagline: models[vehicle.slug].tagline,
      figures: models[vehicle.slug].specs.slice(0, 3),
      wide: shotPicture(vehicle.slug, 'heroWide') ?? viewPicture(vehicle.slug, 'frontLeftQuarter'),
      tall: shotPicture(vehicle.slug, 'heroTall') ?? viewPicture(vehicle.slug, 'frontLeftQuarter'),
    })),
    offerings: vehicles.map((vehicle) => ({
      vehicle,
      price: priceTag(vehicle.slug, list, priceUnknown.loading),
      photo: viewPicture(vehicle.slug, 'frontLeftQuarter'),
    })),
    film: { sources: film.sources, still: exteriorPicture(film.still, 'main') },
    closing: {
      wide: shotPicture('tank-500', 'rearWide') ?? viewPicture('tank-500', 'rearLeftQuarter'),
      tall: shotPicture('tank-500', 'rearTall'),
    },
  };
}
