import type { City } from '#catalogue/cities.ts';
import { cityBySlug, cityNamed } from '#catalogue/find-city.ts';
import type { Dealer } from '#contract/dealers.ts';
import { distanceKm, type Place } from '#contract/distance.ts';

/** What dealers are looked for by: a text, or the city that is to be near. */
export interface Wish {
  search: string;
  near: City | undefined;
}

/** The dealers whose name, city or address has a text in it, letter case aside (document 1, section 5). */
function dealersMatching(dealers: readonly Dealer[], text: string): readonly Dealer[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return dealers;
  return dealers.filter((dealer) =>
    [dealer.name, dealer.city, dealer.address].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** The dealers with their distance from a place in km, the nearest first. */
function nearestFirst(dealers: readonly Dealer[], place: Place): Dealer[] {
  return dealers
    .map((dealer) => ({ ...dealer, distance: distanceKm(place, dealer) }))
    .sort((a, b) => a.distance - b.distance);
}

/**
 * What the page's address asks for. A search that no dealer matches, but that names a city or gives a
 * postcode, asks for what is near there.
 */
export function wishOf(query: URLSearchParams, dealers: readonly Dealer[]): Wish {
  const search = query.get('search')?.trim() ?? '';
  const meant = dealersMatching(dealers, search).length === 0 ? cityNamed(search) : undefined;
  const near = cityBySlug(query.get('near')) ?? meant;
  return near ? { search: '', near } : { search, near };
}

/** The dealers to show: near a city, all of them; else those that match, nearest to the visitor first. */
export function chooseDealers(
  dealers: readonly Dealer[],
  { search, near }: Wish,
  visitor: Place | undefined,
): readonly Dealer[] {
  if (near) return nearestFirst(dealers, near);
  const found = dealersMatching(dealers, search);
  return visitor ? nearestFirst(found, visitor) : found;
}
