import { picturesSegment } from './pictures/picture.ts';
import type { Vehicle, VehicleSlug } from './vehicles.ts';

/** One encoding of a film. */
export interface FilmSource {
  /** Its address, absolute within the site. */
  src: string;
  type: string;
}

interface PromotionalFilm {
  /** The smallest first; the last one plays everywhere. None as long as there is no film. */
  sources: readonly FilmSource[];
  /** The model whose picture stands there until it plays. */
  still: VehicleSlug;
}

const encodings = [
  { end: 'webm', type: 'video/webm; codecs="vp9"' },
  { end: 'mp4', type: 'video/mp4' },
] as const;

const sourcesOf = (name: string): FilmSource[] =>
  encodings.map(({ end, type }) => ({ src: `/${picturesSegment}/films/${name}.${end}`, type }));

/** The film that the home page shows (document 1, section 2). */
export const film: PromotionalFilm = {
  sources: sourcesOf('promotional'),
  still: 'haval-h6-hev',
};

/** The clip of a cabin, the smallest first; models of one body have one cabin. */
export const cabinFilm = (body: Vehicle['body']): FilmSource[] => sourcesOf(`cabin-${body}`);
