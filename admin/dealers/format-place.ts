import type { Dealer } from '#contract/dealers/dealers.ts';

/** Formats coordinates in degrees with a number of decimals. */
export const formatCoordinates = (
  { lat, lng }: Pick<Dealer, 'lat' | 'lng'>,
  decimals: number,
): string => `${lat.toFixed(decimals)}, ${lng.toFixed(decimals)}`;

/** Removes the city from the end of an address, for places that show it beside the address. */
export function dropCity({ address, city }: Pick<Dealer, 'address' | 'city'>): string {
  const ending = `, ${city}`.toLowerCase();
  return address.toLowerCase().endsWith(ending) ? address.slice(0, -ending.length) : address;
}
