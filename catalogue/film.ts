import { picturesSegment } from './pictures/picture.ts';
import type { VehicleSlug } from './vehicles.ts';

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

const encoding = (end: string, type: string): FilmSource => ({
  src: `/${picturesSegment}/films/promotional.${end}`,
  type,
});

/** The film that the home page shows (document 1, section 2). */
export const film: PromotionalFilm = {
  sources: [encoding('webm', 'video/webm; codecs="vp9"'), encoding('mp4', 'video/mp4')],
  still: 'haval-h6-hev',
};
