import { cities } from '#catalogue/cities.ts';
import outlines from './pakistan.json' with { type: 'json' };

/** The data of the map of Pakistan: outlines of the provinces, and cities, larger ones first. */
export const pakistan = { outlines, cities };
