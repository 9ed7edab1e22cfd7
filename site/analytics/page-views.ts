import type { pageViewInput, pageViewsPath } from '#contract/reports/page-views.ts';
import type { z } from '#contract/zod.ts';

type PageView = z.input<typeof pageViewInput>;

/**
 * Typed by the contract so that the two cannot differ. Importing the value would load the contract's
 * schemas on every page.
 */
const path: typeof pageViewsPath = '/page-views';

/**
 * Reports a page view to the product's own counter, without cookies or the visitor's IP address. It is
 * fire-and-forget: a failure is not shown.
 */
export function countPageView(view: PageView): void {
  fetch(`/api${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  })
    // Chromium keeps the request open until its answer is read.
    .then((answer) => answer.text())
    // An uncounted view does not affect the visitor.
    .catch(() => {});
}

/** The origin of the site that linked to this page. Undefined if there is none or it is this site. */
export function findExternalReferrer(): string | undefined {
  if (!document.referrer) return undefined;
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? undefined : origin;
}
