import { vehicleBySlug } from '#catalogue/find-vehicle.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';

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

/** A film: silent, each scene dissolving into the next, a marque's name at its end. */
export interface Film {
  name: string;
  scenes: readonly Scene[];
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
export const promotional: Film = {
  name: 'promotional',
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
