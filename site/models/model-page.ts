import { type Interior, palettes } from '#catalogue/colors.ts';
import {
  type PriceList,
  type PriceTag,
  priceTag,
  priceUnknown,
} from '#catalogue/ex-factory-prices.ts';
import type { FeatureSlug } from '#catalogue/features/features.ts';
import { cabinFilm, type FilmSource } from '#catalogue/film.ts';
import {
  type ExteriorShot,
  type Feature,
  type InteriorShot,
  type Model,
  models,
  type Spec,
} from '#catalogue/models/models.ts';
import { type Decoration, stagedSeats } from '#catalogue/pictures/decorations.ts';
import {
  exteriorPicture,
  seatsPicture,
  shotPicture,
  viewPicture,
} from '#catalogue/pictures/find-picture.ts';
import { paintedView, paintFolder } from '#catalogue/pictures/painted.ts';
import { type View, views } from '#catalogue/pictures/picture.ts';
import { vehiclePictures } from '#catalogue/pictures/vehicle-pictures.ts';
import { findVehicle, type Vehicle, type VehicleSlug } from '#catalogue/vehicles.ts';
import { chooseLargePictures, type LargePictures } from '../vehicles/large-pictures.ts';
import { type Photo, pickPhoto } from '../vehicles/photo.ts';

/** A color of a model and the pictures of the car in it. */
export interface ModelPaint {
  name: string;
  hex: string;
  /** In turning order. `path` is a picture's path without width and file extension. */
  views: readonly { view: View; path: string }[];
}

/** The front seats in one interior, and the color of their leather. */
interface ModelSeats {
  name: string;
  hex: string;
  photo: Photo;
}

/** The content of a model page. */
export interface ModelPage extends LargePictures {
  vehicle: Vehicle;
  model: Model;
  price: PriceTag;
  /** For previews of the page's link. */
  main: Photo | undefined;
  exterior: Partial<Record<ExteriorShot, Photo>>;
  cabin: Photo | undefined;
  /** The encodings of the interior video. */
  cabinFilm: readonly FilmSource[];
  interior: Partial<Record<InteriorShot, Photo>>;
  interiors: readonly Interior[];
  /** The front seats in each interior for which there is a picture. */
  seats: readonly ModelSeats[];
  paints: readonly ModelPaint[];
  features: Record<FeatureGroup, Decoration>;
  /** Shown if a color has no views. */
  paintView: Photo | undefined;
  related: readonly RelatedModel[];
}

export interface RelatedModel {
  vehicle: Vehicle;
  tagline: string;
  /** Its first two figures. */
  specs: readonly Spec[];
  photo: Photo | undefined;
}

/** The views of each color, without alternative texts and previews, which would make the page heavy. */
const listPaints = (slug: VehicleSlug): ModelPaint[] =>
  palettes[slug].exterior.map(({ name, hex }) => ({
    name,
    hex,
    views: views.flatMap((view) => {
      const picture = vehiclePictures[slug].views[name]?.[view];
      return picture ? [{ view, path: picture.path }] : [];
    }),
  }));

const listSeats = (slug: VehicleSlug): ModelSeats[] =>
  palettes[slug].interior.flatMap(({ name, parts }) => {
    const photo = pickPhoto(seatsPicture(slug, name));
    return photo ? [{ name, hex: parts[0]?.hex ?? '#000000', photo }] : [];
  });

/** Builds the content of a model page. `list` is null if the price list cannot be read. */
export function buildModelPage(slug: VehicleSlug, list: PriceList | null): ModelPage {
  const model = models[slug];
  const vehicle = findVehicle(slug);
  const fromFrontLeft = pickPhoto(viewPicture(slug, 'frontLeftQuarter'));
  return {
    vehicle,
    model,
    price: priceTag(slug, list ?? [], priceUnknown.unavailable),
    ...chooseLargePictures(slug),
    // The picture of the models page would make some pages too heavy.
    main: fromFrontLeft,
    exterior: findPictures(model.exterior, (shot) => pickPhoto(exteriorPicture(slug, shot))),
    cabin: pickPhoto(shotPicture(slug, 'interior')),
    cabinFilm: cabinFilm(vehicle.body),
    interior: findPictures(model.interior, (shot) => pickPhoto(shotPicture(slug, shot))),
    interiors: palettes[slug].interior,
    seats: listSeats(slug),
    paints: listPaints(slug),
    features: chooseFeaturePictures(slug, model.features),
    paintView: fromFrontLeft,
    related: model.related.map((other) => ({
      vehicle: findVehicle(other),
      tagline: models[other].tagline,
      specs: models[other].specs.slice(0, 2),
      photo: pickPhoto(viewPicture(other, 'frontLeftQuarter')),
    })),
  };
}

function findPictures<Shot extends string>(
  highlights: readonly { shot: Shot }[],
  findPicture: (shot: Shot) => Photo | undefined,
): Partial<Record<Shot, Photo>> {
  const found: Partial<Record<Shot, Photo>> = {};
  for (const { shot } of highlights) {
    const photo = findPicture(shot);
    if (photo) found[shot] = photo;
  }
  return found;
}

/** The groups of a model's features. */
type FeatureGroup = keyof Model['features'];

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
function chooseFeaturePictures(
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
