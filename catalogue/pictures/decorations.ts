import type { ExteriorShot, InteriorShot } from '../models/models.ts';
import type { VehicleSlug } from '../vehicles.ts';
import type { OutdoorSide } from './outdoors.ts';
import type { Picture } from './picture.ts';

/**
 * The data that a page needs of a decorative picture. Without alt text and preview, so that pages need not
 * include the manifests.
 */
export type Decoration = Pick<Picture, 'path' | 'width' | 'height' | 'widths'>;

/** Pictures that every model has besides its views. */
export type StagedShot =
  | ExteriorShot
  | Exclude<InteriorShot, 'comfortSeats'>
  | 'main'
  | 'heroWide'
  | 'heroTall'
  | `${OutdoorSide}${'Wide' | 'Tall'}`
  | 'interior';

type Frame = Omit<Decoration, 'path'>;

const closeUp: Frame = { width: 1280, height: 960, widths: [640, 960, 1280] };
const wide: Frame = { width: 2560, height: 1200, widths: [1280, 1920, 2560] };
const tall: Frame = { width: 1080, height: 1440, widths: [540, 1080] };

/** The sizes of the pictures that every model has. */
export const frames: Readonly<Record<StagedShot, Frame>> = {
  heroWide: wide,
  heroTall: tall,
  frontWide: wide,
  frontTall: tall,
  rearWide: wide,
  rearTall: tall,
  profileWide: wide,
  profileTall: tall,
  main: { width: 1280, height: 800, widths: [640, 960, 1280] },
  designed: closeUp,
  confidence: closeUp,
  peaceMind: closeUp,
  sophistication: closeUp,
  infotainment: closeUp,
  drivingExperience: closeUp,
  soundSystem: closeUp,
  interior: { width: 1280, height: 800, widths: [640, 960, 1280] },
};

/** A model's hero, outdoor, close-up or cabin picture in its default color. */
export const stagedShot = (slug: VehicleSlug, shot: StagedShot): Decoration => ({
  path: `${slug}/${shot}`,
  ...frames[shot],
});

/** A model's front seats in one of its interiors, by the name of the interior's folder. */
export const stagedSeats = (slug: VehicleSlug, interior: string): Decoration => ({
  path: `${slug}/${interior}/comfortSeats`,
  ...closeUp,
});

/** The folder of pictures without a car, below studio/pictures. */
export const stillsFolder = 'pages';

/** Pictures without a car: parts on a floor, a city before dawn, light on paint. */
export const stills = ['workshop', 'skyline', 'paint'] as const;
export type Still = (typeof stills)[number];

/** The size of the pictures without a car. */
export const stillFrame: Frame = { width: 1920, height: 900, widths: [640, 1280, 1920] };

/** A picture without a car. */
export const still = (name: Still): Decoration => ({
  path: `${stillsFolder}/${name}`,
  ...stillFrame,
});
