import { type Interior, palettes } from '#catalogue/colours.ts';
import {
  type PriceList,
  type PriceTag,
  priceTag,
  priceUnknown,
} from '#catalogue/ex-factory-prices.ts';
import { cabinFilm, type FilmSource } from '#catalogue/film.ts';
import type { ExteriorShot, InteriorShot, Model } from '#catalogue/models/model.ts';
import { models } from '#catalogue/models/models.ts';
import {
  exteriorPicture,
  seatsPicture,
  shotPicture,
  viewPicture,
} from '#catalogue/pictures/find-picture.ts';
import { type View, views } from '#catalogue/pictures/picture.ts';
import { vehiclePictures } from '#catalogue/pictures/vehicle-pictures.ts';
import { type Vehicle, type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import type { Photo } from '../vehicles/vehicle-photo.tsx';

/** A paint with the views that there are of the car in it. */
export interface PaintOfModel {
  name: string;
  hex: string;
  /** In the order in which the car turns; where a picture of each lies, without width and ending. */
  views: readonly { view: View; path: string }[];
}

/** The front seats in an interior, and the colour of their leather. */
interface SeatsOfModel {
  name: string;
  hex: string;
  photo: Photo;
}

/** Everything that a model's page shows. */
export interface ModelPage {
  vehicle: Vehicle;
  model: Model;
  price: PriceTag;
  hero: { wide: Photo | undefined; tall: Photo | undefined };
  main: Photo | undefined;
  exterior: Partial<Record<ExteriorShot, Photo>>;
  cabin: Photo | undefined;
  /** The clip of the cabin in its encodings. */
  cabinFilm: readonly FilmSource[];
  interior: Partial<Record<InteriorShot, Photo>>;
  interiors: readonly Interior[];
  /** The front seats in each interior that there is a picture of. */
  seats: readonly SeatsOfModel[];
  paints: readonly PaintOfModel[];
  /** The first paint's first view. */
  paintView: Photo | undefined;
  related: readonly RelatedModel[];
}

export interface RelatedModel {
  vehicle: Vehicle;
  tagline: string;
  photo: Photo | undefined;
}

/** The views of each paint, without the words and previews that eight times six pictures would bring. */
const paintsOf = (slug: VehicleSlug): PaintOfModel[] =>
  palettes[slug].exterior.map(({ name, hex }) => ({
    name,
    hex,
    views: views.flatMap((view) => {
      const picture = vehiclePictures[slug].views[name]?.[view];
      return picture ? [{ view, path: picture.path }] : [];
    }),
  }));

const seatsOf = (slug: VehicleSlug): SeatsOfModel[] =>
  palettes[slug].interior.flatMap(({ name, parts }) => {
    const photo = seatsPicture(slug, name);
    return photo ? [{ name, hex: parts[0]?.hex ?? '#000000', photo }] : [];
  });

const vehicleOf = (slug: VehicleSlug): Vehicle =>
  vehicles.find((vehicle) => vehicle.slug === slug) ?? vehicles[0];

/** Puts a model's page together; null for the price list: it can't be read. */
export function modelPage(slug: VehicleSlug, list: PriceList | null): ModelPage {
  const model = models[slug];
  const vehicle = vehicleOf(slug);
  return {
    vehicle,
    model,
    price: priceTag(slug, list ?? [], priceUnknown.unavailable),
    hero: {
      wide: shotPicture(slug, 'heroWide') ?? viewPicture(slug, 'frontLeftQuarter'),
      tall: shotPicture(slug, 'heroTall') ?? viewPicture(slug, 'frontLeftQuarter'),
    },
    // The fleet's own picture would bring some pages over their weight.
    main: viewPicture(slug, 'frontLeftQuarter'),
    exterior: picturesOf(model.exterior, (shot) => exteriorPicture(slug, shot)),
    cabin: shotPicture(slug, 'interior'),
    cabinFilm: cabinFilm(vehicle.body),
    interior: picturesOf(model.interior, (shot) => shotPicture(slug, shot)),
    interiors: palettes[slug].interior,
    seats: seatsOf(slug),
    paints: paintsOf(slug),
    paintView: viewPicture(slug, 'frontLeftQuarter'),
    related: model.related.map((other) => ({
      vehicle: vehicleOf(other),
      tagline: models[other].tagline,
      photo: viewPicture(other, 'frontLeftQuarter'),
    })),
  };
}

function picturesOf<Shot extends string>(
  highlights: readonly { shot: Shot }[],
  pictureOf: (shot: Shot) => Photo | undefined,
): Partial<Record<Shot, Photo>> {
  const found: Partial<Record<Shot, Photo>> = {};
  for (const { shot } of highlights) {
    const photo = pictureOf(shot);
    if (photo) found[shot] = photo;
  }
  return found;
}
