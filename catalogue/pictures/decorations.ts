import type { ExteriorShot } from '../models/model.ts';
import type { VehicleSlug } from '../vehicles.ts';
import type { Picture } from './picture.ts';

/**
 * What a page needs to know of a picture that only decorates it: without words and preview, so that
 * pages carry no list of pictures: only of those that a deployer has left out.
 */
export type Decoration = Pick<Picture, 'path' | 'width' | 'height' | 'widths'>;

/** What every model has a picture of, beside its views. */
export type StagedShot = ExteriorShot | 'heroWide' | 'heroTall' | 'interior';

type Frame = Omit<Decoration, 'path'>;

const closeUp: Frame = { width: 1280, height: 960, widths: [640, 960, 1280] };

const frames: Record<StagedShot, Frame> = {
  heroWide: { width: 2560, height: 1200, widths: [1280, 1920, 2560] },
  heroTall: { width: 1080, height: 1440, widths: [540, 1080] },
  designed: closeUp,
  confidence: closeUp,
  peaceMind: closeUp,
  sophistication: closeUp,
  interior: { width: 1280, height: 800, widths: [640, 960, 1280] },
};

/** A model's hero, close-up or cabin, in its own colour. */
export const stagedShot = (slug: VehicleSlug, shot: StagedShot): Decoration => ({
  path: `${slug}/${shot}`,
  ...frames[shot],
});

/** Where the pictures without a car lie below studio/pictures. */
export const stillsFolder = 'pages';

/** The studio's pictures without a car: parts on a floor, a city before dawn, light on paint. */
export const stills = ['workshop', 'skyline', 'paint'] as const;
export type Still = (typeof stills)[number];

const stillFrame: Frame = { width: 1920, height: 900, widths: [640, 1280, 1920] };

/** One of the studio's pictures without a car. */
export const still = (name: Still): Decoration => ({
  path: `${stillsFolder}/${name}`,
  ...stillFrame,
});
