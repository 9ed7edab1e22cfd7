import type { Place } from '#contract/format/distance.ts';

const maps = 'https://www.google.com/maps';
const formatPlace = ({ lat, lng }: Place) => `${lat},${lng}`;

/**
 * The URL of [directions](docs/spec/public-site.md#dealer-finder) to a dealer: a route from the visitor if
 * the location is known, otherwise a search at the coordinates.
 */
export function buildDirectionsUrl(dealer: Place, visitor: Place | undefined): string {
  const [path, query] = visitor
    ? ['dir', { origin: formatPlace(visitor), destination: formatPlace(dealer) }]
    : ['search', { query: formatPlace(dealer) }];
  return `${maps}/${path}/?${new URLSearchParams({ api: '1', ...query })}`;
}
