import { cities } from '#catalogue/cities.ts';
import { nameCity } from '#words/catalogue/cities';
import outlines from './pakistan.json' with { type: 'json' };

/** The south-west and north-east corners of the outlines. */
export const pakistanCorners: [[number, number], [number, number]] = [
  [23.6, 60.8],
  [37.1, 77.9],
];

/** The data of the map of Pakistan: outlines of the provinces, and cities, larger ones first. */
export const pakistan = {
  outlines,
  cities: cities.map(({ name, lat, lng }) => ({ name: nameCity(name), lat, lng })),
};
