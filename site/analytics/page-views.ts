import type { pageViewInput, pageViewsPath } from '#contract/page-views.ts';
import type { z } from '#contract/zod.ts';

type PageView = z.input<typeof pageViewInput>;

/** The contract's word, held to it by its type: its module would bring the schemas to every page. */
const path: typeof pageViewsPath = '/page-views';

/**
 * Tells the product's own counter of a page view: no cookie, no address kept. Nothing waits for it, and
 * nobody learns if it fails.
 */
export function countPageView(view: PageView): void {
  fetch(`/api${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  }).catch(() => {});
}

/** The site that led the visitor here; undefined if none did, or if it was this one. */
export function foreignReferrer(): string | undefined {
  if (!document.referrer) return undefined;
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? undefined : origin;
}
