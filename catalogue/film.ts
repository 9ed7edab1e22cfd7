import { leftOut } from './pictures/left-out.ts';
import { picturesSegment } from './pictures/picture.ts';
import type { Vehicle, VehicleSlug } from './vehicles.ts';

/** One encoding of a film. */
export interface FilmSource {
  /** Its address, absolute within the site. */
  src: string;
  type: string;
}

interface PromotionalFilm {
  /** The smallest first; the last one plays everywhere. None where the film is left out. */
  sources: readonly FilmSource[];
  /** The model whose picture stands there until it plays. */
  still: VehicleSlug;
}

const encodings = [
  { end: 'webm', type: 'video/webm; codecs="vp9"' },
  { end: 'mp4', type: 'video/mp4' },
] as const;

/** Where a film lies below studio/pictures, without ending. */
export const filmPath = (name: string): string => `films/${name}`;

/** A film's files below studio/pictures. */
export const filmFiles = (name: string): string[] =>
  encodings.map(({ end }) => `${filmPath(name)}.${end}`);

const sourcesOf = (name: string): FilmSource[] =>
  leftOut.includes(filmPath(name))
    ? []
    : encodings.map(({ end, type }) => ({
        src: `/${picturesSegment}/${filmPath(name)}.${end}`,
        type,
      }));

/** The film that the home page shows (document 1, section 2). */
export const film: PromotionalFilm = {
  sources: sourcesOf('promotional'),
  still: 'haval-h6-hev',
};

/** The clip of a cabin, the smallest first; none where it is left out. Models of one body have one cabin. */
export const cabinFilm = (body: Vehicle['body']): FilmSource[] => sourcesOf(`cabin-${body}`);
