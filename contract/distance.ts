/** A place on the earth, in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** Document 1, section 9; 4-decisions, 9. */
export const earthRadiusKm = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance of two places in km (haversine). */
export function distanceKm(from: Place, to: Place): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const between = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, between)));
}

/** A distance as visitors read it: '850 m' below a kilometre, else '12.3 km' (document 1, section 9). */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 1000);
  return metres < 1000 ? `${metres} m` : `${km.toFixed(1)} km`;
}
