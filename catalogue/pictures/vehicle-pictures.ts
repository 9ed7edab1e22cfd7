import { palettes } from '../colors.ts';
import { type VehicleSlug, vehicles } from '../vehicles.ts';
import { describeCabin, describeShot, describeView } from './descriptions.ts';
import { pictures as havalH6 } from './haval-h6.ts';
import { pictures as havalH6Hev } from './haval-h6-hev.ts';
import { pictures as havalH6Phev } from './haval-h6-phev.ts';
import { pictures as havalJolion } from './haval-jolion.ts';
import { pictures as havalJolionHev } from './haval-jolion-hev.ts';
import { pictures as ora03 } from './ora-03.ts';
import { pictures as ora07 } from './ora-07.ts';
import type { ListedPicture, ListedPictures, Picture, VehiclePictures, View } from './picture.ts';
import { pictures as tank500 } from './tank-500.ts';

const listed: Record<VehicleSlug, ListedPictures> = {
  'haval-h6': havalH6,
  'haval-h6-hev': havalH6Hev,
  'haval-h6-phev': havalH6Phev,
  'haval-jolion': havalJolion,
  'haval-jolion-hev': havalJolionHev,
  'ora-03': ora03,
  'ora-07': ora07,
  'tank-500': tank500,
};

/** Gives each picture its alternative text, which `compose` returns for its key. */
const describeEach = <Listed extends ListedPicture>(
  pictures: Readonly<Record<string, Listed>>,
  compose: (key: string) => string,
): Record<string, Listed & Picture> =>
  Object.fromEntries(
    Object.entries(pictures).map(([key, picture]) => [key, { ...picture, alt: compose(key) }]),
  );

function describePictures(model: (typeof vehicles)[number]): VehiclePictures {
  const { slug } = model;
  const { views, shots, seats } = listed[slug];
  const [paint = '', interior = ''] = [palettes[slug].exterior, palettes[slug].interior].map(
    ([first]) => first?.name,
  );
  return {
    views: Object.fromEntries(
      Object.entries(views).map(([color, pictures]) => [
        color,
        describeEach(pictures, (view) => describeView(model, color, view as View)),
      ]),
    ),
    shots: describeEach(
      shots,
      (shot) => describeCabin(model, interior, shot) ?? describeShot(model, paint, shot),
    ),
    seats: describeEach(seats, (name) => describeCabin(model, name, 'comfortSeats') ?? ''),
  };
}

/** The existing pictures of every model, described in the language of the site. */
export const vehiclePictures = Object.fromEntries(
  vehicles.map((model) => [model.slug, describePictures(model)]),
) as Record<VehicleSlug, VehiclePictures>;
