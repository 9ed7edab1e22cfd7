import { cities } from '#catalogue/cities.ts';
import outlines from './pakistan.json' with { type: 'json' };

/** What a map of Pakistan is drawn with: its provinces' outlines, and its cities, the larger ones first. */
export const pakistan = { outlines, cities };
