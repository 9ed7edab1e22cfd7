import Negotiator from 'negotiator';

/** The encodings that content may have, most preferred first among those with the same q-value. */
const encodings = ['br', 'zstd', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers; the limit keeps made-up ones from filling the memory. */
const maxCached = 200;
const cache = new Map<string, readonly Encoding[]>();

function rank(header: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const ranked = negotiator.encodings(encodings, { preferred: encodings }) as Encoding[];
  if (cache.size >= maxCached) cache.clear();
  cache.set(header, ranked);
  return ranked;
}

/**
 * Chooses the best available encoding for an Accept-Encoding header, including its q-values (RFC 9110, section
 * 12.5.3). Returns 'identity' if the client accepts none of them.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding {
  if (!header) return 'identity';
  const ranked = cache.get(header) ?? rank(header);
  return ranked.find((encoding) => available.includes(encoding)) ?? 'identity';
}
