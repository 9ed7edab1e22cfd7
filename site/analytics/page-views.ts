import type { pageViewInput, pageViewsPath } from '#contract/page-views.ts';
import type { z } from '#contract/zod.ts';

type PageView = z.input<typeof pageViewInput>;

/** The contract's word, held to it by its type: its module would bring the schemas to every page. */
const path: typeof pageViewsPath = '/page-views';

/** The product's own counter: no cookie, no address kept. */
function countOurselves(view: PageView): void {
  fetch(`/api${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  }).catch(() => {});
}

/** Who hears of page views. A counter that needs the visitor's consent joins once it has it. */
const counters: ((view: PageView) => void)[] = [countOurselves];

/** Tells the counters of a page view. Nothing waits for them, and nobody learns if they fail. */
export function countPageView(view: PageView): void {
  for (const count of counters) count(view);
}

/** The site that led the visitor here; undefined if none did, or if it was this one. */
export function foreignReferrer(): string | undefined {
  if (!document.referrer) return undefined;
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? undefined : origin;
}
