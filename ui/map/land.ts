import type { Place } from '#contract/distance.ts';

/** What a map shows of a country by itself: outlines as GeoJSON, and cities, the larger ones first. */
export interface Land {
  outlines: unknown;
  cities: readonly (Place & { name: string })[];
}
