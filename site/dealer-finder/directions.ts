import type { Place } from '#contract/distance.ts';

const maps = 'https://www.google.com/maps';
const inOne = ({ lat, lng }: Place) => `${lat},${lng}`;

/**
 * Where directions to a dealer are given: a route from where the visitor is, where that is known; else
 * the place itself (document 1, section 2).
 */
export function directionsUrl(dealer: Place, visitor: Place | undefined): string {
  const [path, query] = visitor
    ? ['dir', { origin: inOne(visitor), destination: inOne(dealer) }]
    : ['search', { query: inOne(dealer) }];
  return `${maps}/${path}/?${new URLSearchParams({ api: '1', ...query })}`;
}
