import Negotiator from 'negotiator';

/** The forms that content may be kept in. Of those that a client likes as well, it gets the first. */
const encodings = ['br', 'zstd', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of headers; whoever makes up others does not fill our memory. */
const maxKnown = 200;
const known = new Map<string, readonly Encoding[]>();

function rank(header: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const ranked = negotiator.encodings(encodings, { preferred: encodings }) as Encoding[];
  if (known.size >= maxKnown) known.clear();
  known.set(header, ranked);
  return ranked;
}

/**
 * The best of the available forms by a client's Accept-Encoding, its q-values included (RFC 9110, 12.5.3).
 * Content as it is goes to whoever takes none of them.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding {
  if (!header) return 'identity';
  const ranked = known.get(header) ?? rank(header);
  return ranked.find((encoding) => available.includes(encoding)) ?? 'identity';
}
