import * as words from '#words/contract/format';

/** A place on the earth, in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** Prescribed by docs/spec/api.md#distance. */
export const earthRadiusKm = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance between two places in km (haversine). */
export function distanceKm(from: Place, to: Place): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const between = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, between)));
}

/** Formats a distance for visitors: '850 m' below one kilometer, else '12.3 km'. */
export function formatDistance(km: number): string {
  const meters = Math.round(km * 1000);
  return meters < 1000 ? `${meters} ${words.meters}` : `${km.toFixed(1)} ${words.kilometers}`;
}
