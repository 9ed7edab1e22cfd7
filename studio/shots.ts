import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';

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
export type World = 'studio' | 'daylight' | 'dusk';

/** Pictures outside the studio: low from behind and in profile, wide and tall. */
export const worldShots: readonly Shot[] = [
  { name: 'rearWide', size: '2560x1200', samples: 40, widths: [1280, 1920, 2560] },
  { name: 'rearTall', size: '1080x1440', samples: 40, widths: [540, 1080] },
  { name: 'profileWide', size: '2560x1200', samples: 40, widths: [1280, 1920, 2560] },
  { name: 'profileTall', size: '1080x1440', samples: 40, widths: [540, 1080] },
];

/**
 * Returns the world of a picture. Outside the studio, every model has one side in daylight and the other at
 * dusk; neighbors in the catalogue swap them.
 */
export function findWorld(slug: VehicleSlug, shot: string): World {
  if (!worldShots.some(({ name }) => name === shot)) return 'studio';
  const index = vehicles.findIndex((vehicle) => vehicle.slug === slug);
  return shot.startsWith('rear') === (index % 2 === 0) ? 'dusk' : 'daylight';
}

/** Pictures of the cabin by importance; their cameras are in cockpit/views.py. */
export const cabinShots: readonly Shot[] = [
  { name: 'interior', size: '1600x1000', samples: 28, widths: [640, 960, 1280] },
  { name: 'infotainment', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
  { name: 'drivingExperience', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
  { name: 'comfortSeats', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
  { name: 'soundSystem', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
];
