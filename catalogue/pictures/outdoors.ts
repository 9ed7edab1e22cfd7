import type { VehicleSlug } from '../vehicles.ts';

/** The sides of a car that its pictures outside the studio show. */
export const outdoorSides = ['front', 'rear', 'profile'] as const;
export type OutdoorSide = (typeof outdoorSides)[number];

/** A desert road in daylight, or a wet street in a city at dusk. */
export type OutdoorLight = 'daylight' | 'dusk';

/** The sides of each model that are shown in daylight; the others are shown at dusk. */
const daylightSides: Readonly<Record<VehicleSlug, readonly OutdoorSide[]>> = {
  'haval-h6': ['profile'],
  'haval-h6-hev': ['rear', 'profile'],
  'haval-h6-phev': ['front', 'profile'],
  'haval-jolion': ['front', 'rear'],
  'haval-jolion-hev': ['front', 'profile'],
  'ora-03': ['front', 'rear'],
  'ora-07': ['profile'],
  'tank-500': ['front', 'rear'],
};

/** The light in which a model is shown from a side outside the studio. */
export const findOutdoorLight = (slug: VehicleSlug, side: OutdoorSide): OutdoorLight =>
  daylightSides[slug].includes(side) ? 'daylight' : 'dusk';
