import type { Place } from '#contract/format/distance.ts';

/** The map data of a country: outlines as GeoJSON, and cities, largest first. */
export interface Land {
  outlines: unknown;
  cities: readonly (Place & { name: string })[];
}
