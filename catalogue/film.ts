import type { VehicleSlug } from './vehicles.ts';

interface PromotionalFilm {
  /** Its address, absolute within the site; null as long as there is none to play. */
  src: string | null;
  /** The model whose picture stands there until it plays. */
  still: VehicleSlug;
}

/** The film that the home page shows (document 1, section 2). */
export const film: PromotionalFilm = { src: null, still: 'haval-h6-hev' };
