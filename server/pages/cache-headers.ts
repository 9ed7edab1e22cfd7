import type { ContentKind } from '#server/changes/changes.ts';

/** A cache in front is not told of changes, as our own are: this long it may show what is no more. */
const sharedSeconds = 30;

/**
 * What lets a cache in front keep a page for many, while browsers ask each time whether theirs is still good.
 * The tags, in the two spellings that there are, name what a page shows, to be purged by hand.
 */
export function cacheHeaders(shows: ReadonlySet<ContentKind>): Record<string, string> {
  const tags = ['pages', ...[...shows].sort()];
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${sharedSeconds}`,
    'Cache-Tag': tags.join(','),
    'Surrogate-Key': tags.join(' '),
  };
}
