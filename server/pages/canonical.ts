/**
 * The queries that pages differ by; all others, campaign tags for instance, change nothing. (`_routes`
 * is the router's own, in its requests for a part of a page's data.)
 */
const meaningfulQueries: readonly string[] = [
  'vehicle',
  'dealer',
  'search',
  'near',
  'carId',
  'cityId',
  'job',
  'category',
  'shown',
  'open',
  'token',
  '_routes',
];

/** How a request for a page is to be answered. */
export type Address =
  | { kind: 'moved'; to: string }
  | { kind: 'shared'; key: string }
  | { kind: 'particular' };

/**
 * The one address that stands for all ways of writing it: lower case, no slash at the end or twice.
 * Without this, anyone could fill the page cache with one page under a thousand keys.
 */
export function addressOf(url: string): Address {
  const [path = '/', query = ''] = url.split('?', 2);
  const canonical = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  if (canonical !== path) return { kind: 'moved', to: query ? `${canonical}?${query}` : canonical };
  const names = new URLSearchParams(query);
  const differs = meaningfulQueries.some((name) => names.has(name));
  return differs ? { kind: 'particular' } : { kind: 'shared', key: path };
}
