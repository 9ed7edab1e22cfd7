import { palettes } from '#catalogue/colours.ts';
import { type SoldVehicle, vehicleBySlug } from '#catalogue/find-vehicle.ts';
import type { InteriorShot } from '#catalogue/models/model.ts';
import { models } from '#catalogue/models/models.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { seatsShot } from '../cabin-pictures.ts';

/** A part of a still that fills the film's frame: its left and top edge and its width, in parts of the still's width. */
export interface Frame {
  left: number;
  top: number;
  width: number;
}

/** One slow move over a still, below its title. */
export interface Scene {
  /** A picture below studio/pictures, without width and ending. */
  still: string;
  from: Frame;
  to: Frame;
  title: string;
}

/** A film: silent, each scene dissolving into the next. */
export interface Film {
  name: string;
  scenes: readonly Scene[];
  /** How long a scene lasts, the dissolve at its end within it. */
  sceneSeconds: number;
  /** Whether the marques' names stand at its end. */
  isSigned: boolean;
}

type Move = readonly [from: Frame, to: Frame];

const grilleToCar: Move = [
  { left: 0.35, top: 0.2, width: 0.36 },
  { left: 0.28, top: 0.085, width: 0.66 },
];
const alongTheFlank: Move = [
  { left: 0.33, top: 0.17, width: 0.44 },
  { left: 0.5, top: 0.15, width: 0.44 },
];
const drawingNear: Move = [
  { left: 0.15, top: 0, width: 0.83 },
  { left: 0.29, top: 0.075, width: 0.64 },
];
const wheelAndShoulder: Move = [
  { left: 0.5, top: 0.2, width: 0.38 },
  { left: 0.42, top: 0.14, width: 0.5 },
];

const scene = (slug: VehicleSlug, [from, to]: Move): Scene => ({
  still: `${slug}/heroWide-2560`,
  from,
  to,
  title: vehicleBySlug(slug)?.label ?? slug,
});

/** The home page's film: the eight models, one after another. */
const promotional: Film = {
  name: 'promotional',
  sceneSeconds: 3.3,
  isSigned: true,
  scenes: [
    scene('haval-h6', grilleToCar),
    scene('haval-h6-hev', alongTheFlank),
    scene('haval-h6-phev', drawingNear),
    scene('haval-jolion', wheelAndShoulder),
    scene('haval-jolion-hev', grilleToCar),
    scene('ora-03', drawingNear),
    scene('ora-07', alongTheFlank),
    scene('tank-500', grilleToCar),
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

/** Where a cabin's picture lies: the seats' in the model's first interior. */
function stillOf(slug: VehicleSlug, shot: InteriorShot): string {
  const interior = paintFolder(palettes[slug].interior[0]?.name ?? '');
  return shot === seatsShot ? `${slug}/${interior}/${shot}-1280` : `${slug}/${shot}-1280`;
}

/** A cabin: the whole of it, then what the model's page says of it, one thing after another. */
function cabin({ slug, body }: SoldVehicle): Film {
  const titleOf = (name: InteriorShot) =>
    models[slug].interior.find(({ shot }) => shot === name)?.title ?? '';
  const [from, to] = acrossTheDashboard;
  return {
    name: `cabin-${body}`,
    sceneSeconds: 4.8,
    isSigned: false,
    scenes: [
      { still: `${slug}/interior-1280`, from, to, title: models[slug].interiorHeading },
      ...details.map(([shot, [start, end]]) => ({
        still: stillOf(slug, shot),
        from: start,
        to: end,
        title: titleOf(shot),
      })),
    ],
  };
}

/** The first model of each body: models of one body have one cabin. */
const firstOfEachBody = vehicles.filter(
  ({ body }, index) => vehicles.findIndex((other) => other.body === body) === index,
);

/** Every film. */
export const films: readonly Film[] = [promotional, ...firstOfEachBody.map(cabin)];
