import { palettes } from '#catalogue/colors.ts';
import { type InteriorShot, models } from '#catalogue/models/models.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import {
  findVehicleBySlug,
  type SoldVehicle,
  type VehicleSlug,
  vehicles,
} from '#catalogue/vehicles.ts';
import { seatsShot } from '../cabin-pictures.ts';

/** The visible part of a still: left and top edge and width, as fractions of the still's width. */
export interface Frame {
  left: number;
  top: number;
  width: number;
}

/** A slow pan over a still, with a title. */
export interface Scene {
  /** A picture below studio/pictures, without extension. */
  still: string;
  from: Frame;
  to: Frame;
  title: string;
}

/** A silent video; scenes dissolve into each other. */
export interface Film {
  name: string;
  scenes: readonly Scene[];
  /** The duration of a scene, including the dissolve at its end. */
  sceneSeconds: number;
  /** Whether it ends with the brands' wordmarks. */
  hasFinalCard: boolean;
}

type Move = readonly [from: Frame, to: Frame];

const grilleToCar: Move = [
  { left: 0.35, top: 0.2, width: 0.36 },
  { left: 0.28, top: 0.085, width: 0.66 },
];
const wheelAndShoulder: Move = [
  { left: 0.5, top: 0.2, width: 0.38 },
  { left: 0.42, top: 0.14, width: 0.5 },
];
/** Past the car in profile. */
const alongTheSide: Move = [
  { left: 0.3, top: 0.1, width: 0.6 },
  { left: 0.4, top: 0.1, width: 0.6 },
];
/** From the landscape to the car. */
const outOfTheLandscape: Move = [
  { left: 0.16, top: 0, width: 0.83 },
  { left: 0.28, top: 0.07, width: 0.68 },
];
/** From the lamps to the whole car. */
const lampsToCar: Move = [
  { left: 0.6, top: 0.13, width: 0.38 },
  { left: 0.35, top: 0.07, width: 0.62 },
];

const buildScene = (slug: VehicleSlug, shot: string, [from, to]: Move): Scene => ({
  still: `${slug}/${shot}-2560`,
  from,
  to,
  title: findVehicleBySlug(slug)?.label ?? slug,
});

/** The home page's video: the eight models in sequence, in the studio, in daylight and at dusk. */
const promotional: Film = {
  name: 'promotional',
  sceneSeconds: 3.3,
  hasFinalCard: true,
  scenes: [
    buildScene('haval-h6', 'frontWide', grilleToCar),
    buildScene('haval-h6-hev', 'profileWide', alongTheSide),
    buildScene('haval-h6-phev', 'rearWide', lampsToCar),
    buildScene('haval-jolion', 'frontWide', outOfTheLandscape),
    buildScene('haval-jolion-hev', 'heroWide', wheelAndShoulder),
    buildScene('ora-03', 'frontWide', outOfTheLandscape),
    buildScene('ora-07', 'rearWide', lampsToCar),
    buildScene('tank-500', 'frontWide', grilleToCar),
  ],
};

const acrossTheDashboard: Move = [
  { left: 0.02, top: 0.06, width: 0.82 },
  { left: 0.15, top: 0.04, width: 0.82 },
];
const towardsTheScreen: Move = [
  { left: 0.02, top: 0.01, width: 0.94 },
  { left: 0.1, top: 0.04, width: 0.82 },
];
const behindTheWheel: Move = [
  { left: 0.14, top: 0.2, width: 0.74 },
  { left: 0.05, top: 0.1, width: 0.9 },
];
const alongTheSeats: Move = [
  { left: 0.05, top: 0.2, width: 0.8 },
  { left: 0.13, top: 0.08, width: 0.8 },
];
const overTheSpeaker: Move = [
  { left: 0.2, top: 0.33, width: 0.72 },
  { left: 0.06, top: 0.2, width: 0.92 },
];

const details: readonly (readonly [InteriorShot, Move])[] = [
  ['infotainment', towardsTheScreen],
  ['drivingExperience', behindTheWheel],
  ['comfortSeats', alongTheSeats],
  ['soundSystem', overTheSpeaker],
];

/** The path of a cabin's picture; the seats are those of the model's first interior. */
function findStill(slug: VehicleSlug, shot: InteriorShot): string {
  const interior = paintFolder(palettes[slug].interior[0]?.name ?? '');
  return shot === seatsShot ? `${slug}/${interior}/${shot}-1280` : `${slug}/${shot}-1280`;
}

/** The video of a cabin: an overview, then the highlights of the model's page. */
function buildCabinFilm({ slug, body }: SoldVehicle): Film {
  const findTitle = (name: InteriorShot) =>
    models[slug].interior.find(({ shot }) => shot === name)?.title ?? '';
  const [from, to] = acrossTheDashboard;
  return {
    name: `cabin-${body}`,
    sceneSeconds: 4.8,
    hasFinalCard: false,
    scenes: [
      { still: `${slug}/interior-1280`, from, to, title: models[slug].interiorHeading },
      ...details.map(([shot, [start, end]]) => ({
        still: findStill(slug, shot),
        from: start,
        to: end,
        title: findTitle(shot),
      })),
    ],
  };
}

/** The first model of each body type, since models with the same body share a cabin. */
const firstOfEachBody = vehicles.filter(
  ({ body }, index) => vehicles.findIndex((other) => other.body === body) === index,
);

/** All videos. */
export const films: readonly Film[] = [promotional, ...firstOfEachBody.map(buildCabinFilm)];
