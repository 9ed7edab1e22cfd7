import { leftOut } from './pictures/left-out.ts';
import { picturesSegment } from './pictures/picture.ts';
import type { Vehicle, VehicleSlug } from './vehicles.ts';

/** One encoding of a video. */
export interface FilmSource {
  /** Its path, absolute within the site. */
  src: string;
  type: string;
}

interface PromotionalFilm {
  /** From small to large; the last one plays in every browser. Empty if the video is missing. */
  sources: readonly FilmSource[];
  /** The model whose picture is shown until the video plays. */
  still: VehicleSlug;
}

const encodings = [
  { extension: 'webm', type: 'video/webm; codecs="vp9"' },
  { extension: 'mp4', type: 'video/mp4' },
] as const;

/** The path of a video below studio/pictures, without extension. */
export const filmPath = (name: string): string => `films/${name}`;

/** The files of a video below studio/pictures. */
export const filmFiles = (name: string): string[] =>
  encodings.map(({ extension }) => `${filmPath(name)}.${extension}`);

const listSources = (name: string): FilmSource[] =>
  leftOut.includes(filmPath(name))
    ? []
    : encodings.map(({ extension, type }) => ({
        src: `/${picturesSegment}/${filmPath(name)}.${extension}`,
        type,
      }));

/** The promotional video of the home page. */
export const film: PromotionalFilm = {
  sources: listSources('promotional'),
  still: 'haval-h6-hev',
};

/** The video of a cabin, from small to large; empty if missing. Models with the same body share a cabin. */
export const cabinFilm = (body: Vehicle['body']): FilmSource[] => listSources(`cabin-${body}`);
