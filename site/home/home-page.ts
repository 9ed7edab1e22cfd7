import {
  type PriceList,
  type PriceTag,
  priceTag,
  priceUnknown,
} from '#catalogue/ex-factory-prices.ts';
import { type FilmSource, film } from '#catalogue/film.ts';
import { models } from '#catalogue/models/models.ts';
import { exteriorPicture, shotPicture, viewPicture } from '#catalogue/pictures/find-picture.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { type WarrantyTerm, warrantyTerms } from '#catalogue/warranty.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import * as words from '#words/site/home';
import { type KeyFigure, listKeyFigures } from '../vehicles/key-figures.ts';
import { chooseLargePictures, type LitPhotos } from '../vehicles/large-pictures.ts';
import { type Photo, type PhotoPair, pickPhoto, pickPhotoPair } from '../vehicles/photo.ts';

/** The home page's own texts about a model. The catalogue of vehicles is loaded by every page, so they are not in it. */
export interface HomeModel {
  slug: VehicleSlug;
  tagline: string;
  figures: readonly KeyFigure[];
  price: PriceTag;
  /** The pictures of its slide in the carousel, the same as at the top of its page. */
  slide: LitPhotos;
  /** The picture of its tile in 'The Haval Offerings'. */
  tile: Photo | undefined;
}

/** The content of the home page that comes from the catalogue and the price list. */
interface HomePage {
  models: readonly HomeModel[];
  film: { sources: readonly FilmSource[]; still: Photo | undefined };
  closing: PhotoPair;
}

/** No tile is wider. */
const maxTileWidth = 960;

function pickTile(slug: VehicleSlug): Photo | undefined {
  const photo = pickPhoto(viewPicture(slug, 'frontLeftQuarter'));
  return photo && { ...photo, widths: photo.widths.filter((width) => width <= maxTileWidth) };
}

/** Builds the content of the home page. Models without a price show 'Loading prices...'. */
export function buildHomePage(list: PriceList): HomePage {
  return {
    models: vehicles.map(({ slug }) => ({
      slug,
      tagline: models[slug].tagline,
      figures: listKeyFigures(slug),
      price: priceTag(slug, list, priceUnknown.loading),
      slide: chooseLargePictures(slug).hero,
      tile: pickTile(slug),
    })),
    film: { sources: film.sources, still: pickPhoto(exteriorPicture(film.still, 'main')) },
    closing: pickPhotoPair({
      wide:
        shotPicture('haval-jolion', 'rearWide') ?? viewPicture('haval-jolion', 'rearLeftQuarter'),
      tall: shotPicture('haval-jolion', 'rearTall'),
    }),
  };
}

/** What a buyer gets besides the car, and a page with details. */
export interface Reason {
  title: string;
  text: string;
  to: string;
}

type DealerList = readonly Pick<Dealer, 'city' | 'isSample'>[];

/** '6 years or 150,000 km' */
const describeTerm = ({ years, km }: WarrantyTerm) => words.warrantyTerm(years, groupDigits(km));

function describeWarranty(): Reason[] {
  const [standard, powerTrain] = warrantyTerms;
  if (!standard || !powerTrain) return [];
  return [
    {
      title: words.warrantyTitle(standard.years),
      text: words.warrantyText(describeTerm(standard), describeTerm(powerTrain)),
      to: '/warranty',
    },
  ];
}

/** A single dealer, or none, is not listed as a reason. Sample dealers are marked. */
function describeDealers(dealers: DealerList): Reason[] {
  if (dealers.length < 2) return [];
  const cities = new Set(dealers.map(({ city }) => city)).size;
  const hasSamples = dealers.some(({ isSample }) => isSample);
  return [
    {
      title: words.dealersTitle(dealers.length, hasSamples),
      text: words.dealersText(cities),
      to: '/find-a-dealer',
    },
  ];
}

/** Lists what a buyer gets besides the car, in facts. `dealers` is empty if the dealers cannot be read. */
export const listReasons = (dealers: DealerList): Reason[] => [
  ...describeWarranty(),
  ...describeDealers(dealers),
  {
    title: words.testDriveTitle,
    text: words.testDriveText,
    to: '/test-drive',
  },
  {
    title: words.onRoadTitle,
    text: words.onRoadText,
    to: '/on-road-price',
  },
];
