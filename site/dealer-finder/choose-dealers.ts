import { type City, findCityByName, findCityBySlug } from '#catalogue/cities.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { distanceKm, type Place } from '#contract/format/distance.ts';
import { foldLetters } from '#contract/format/fold-letters.ts';
import { nameCity } from '#words/catalogue/cities';

/** A search for dealers: by text, or by distance from a city. */
export interface DealerSearchQuery {
  search: string;
  near: City | undefined;
  /** Whether phones show all dealers at once. */
  areAllShown: boolean;
}

/** Builds the query string of a search, as `readDealerSearch` reads it. */
export function buildSearch({ search, near, areAllShown }: DealerSearchQuery): string {
  const query = new URLSearchParams({
    ...(near ? { near: near.slug } : search && { search }),
    ...(areAllShown && { shown: 'all' }),
  }).toString();
  return query && `?${query}`;
}

/**
 * Finds the dealers whose name, city or address contains a text, in any case and from any keyboard:
 * docs/spec/public-site.md#dealer-finder.
 */
function findMatchingDealers(dealers: readonly Dealer[], text: string): readonly Dealer[] {
  const wanted = foldLetters(text.trim());
  if (wanted === '') return dealers;
  return dealers.filter((dealer) =>
    [dealer.name, dealer.city, nameCity(dealer.city), dealer.address].some((part) =>
      foldLetters(part).includes(wanted),
    ),
  );
}

/** Adds the distance from a place in km and sorts by it, equal ones by id, as the API does. */
function sortByDistance(dealers: readonly Dealer[], place: Place): Dealer[] {
  return dealers
    .map((dealer) => ({ ...dealer, distance: distanceKm(place, dealer) }))
    .sort((a, b) => a.distance - b.distance || a._id.localeCompare(b._id));
}

/**
 * Reads the search from the page's URL. A text that matches no dealer but is a city or postcode searches
 * near that city.
 */
export function readDealerSearch(
  query: URLSearchParams,
  dealers: readonly Dealer[],
): DealerSearchQuery {
  const search = query.get('search')?.trim() ?? '';
  const namedCity =
    findMatchingDealers(dealers, search).length === 0 ? findCityByName(search) : undefined;
  const near = findCityBySlug(query.get('near')) ?? namedCity;
  const areAllShown = query.get('shown') === 'all';
  return near ? { search: '', near, areAllShown } : { search, near, areAllShown };
}

/**
 * Returns the dealers to show. Near a city that is all of them, otherwise those that match, nearest to the
 * visitor first.
 */
export function chooseDealers(
  dealers: readonly Dealer[],
  { search, near }: Pick<DealerSearchQuery, 'search' | 'near'>,
  visitor: Place | undefined,
): readonly Dealer[] {
  if (near) return sortByDistance(dealers, near);
  const found = findMatchingDealers(dealers, search);
  return visitor ? sortByDistance(found, visitor) : found;
}
