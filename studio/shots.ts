import { findOutdoorLight, type OutdoorLight, outdoorSides } from '#catalogue/pictures/outdoors.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';

/** A picture besides the eight views, in the model's first color or interior. */
export interface Shot {
  name: string;
  /** The rendered size, before scaling to the widths. */
  size: string;
  samples: number;
  widths: readonly number[];
}

/** Heroes and close-ups by importance; their cameras are in scene/shots.py. */
export const shots: readonly Shot[] = [
  { name: 'heroWide', size: '2560x1200', samples: 36, widths: [1280, 1920, 2560] },
  { name: 'heroTall', size: '1080x1440', samples: 36, widths: [540, 1080] },
  { name: 'main', size: '1440x900', samples: 36, widths: [640, 960, 1280] },
  { name: 'designed', size: '1280x960', samples: 36, widths: [640, 960, 1280] },
  { name: 'confidence', size: '1280x960', samples: 36, widths: [640, 960, 1280] },
  { name: 'peaceMind', size: '1280x960', samples: 36, widths: [640, 960, 1280] },
  { name: 'sophistication', size: '1280x960', samples: 36, widths: [640, 960, 1280] },
];

/** The surroundings of a car; scene/worlds.py lists them. */
export type World = 'studio' | OutdoorLight;

/** Pictures outside the studio: low from the front, low from behind and in profile, wide and tall. */
export const worldShots: readonly Shot[] = outdoorSides.flatMap((side) => [
  { name: `${side}Wide`, size: '2560x1200', samples: 40, widths: [1280, 1920, 2560] },
  { name: `${side}Tall`, size: '1080x1440', samples: 40, widths: [540, 1080] },
]);

/** Returns the world of a picture: the studio, or for those outside it, daylight or dusk. */
export function findWorld(slug: VehicleSlug, shot: string): World {
  const side = outdoorSides.find((name) => shot === `${name}Wide` || shot === `${name}Tall`);
  return side ? findOutdoorLight(slug, side) : 'studio';
}

/** Pictures of the cabin by importance; their cameras are in cockpit/views.py. */
export const cabinShots: readonly Shot[] = [
  { name: 'interior', size: '1600x1000', samples: 28, widths: [640, 960, 1280] },
  { name: 'infotainment', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
  { name: 'drivingExperience', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
  { name: 'comfortSeats', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
  { name: 'soundSystem', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
];
