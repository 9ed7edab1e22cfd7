import type { ContentKind } from '#server/platform/changes.ts';

/** How long a shared cache such as a CDN may serve a stale page: unlike our own, it does not learn of changes. */
const sharedSeconds = 30;

/**
 * Builds headers that let a shared cache keep a page, while browsers revalidate it each time. The tags, for both
 * common header names, list the kinds of content on the page, so that it can be purged by hand.
 */
export function buildCacheHeaders(shows: ReadonlySet<ContentKind>): Record<string, string> {
  const tags = ['pages', ...[...shows].sort()];
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${sharedSeconds}`,
    'Cache-Tag': tags.join(','),
    'Surrogate-Key': tags.join(' '),
  };
}
