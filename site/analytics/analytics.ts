import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { pageViewInput, pageViewsPath } from '#contract/reports/page-views.ts';
import { configPath, type SiteConfig } from '#contract/site/site-config.ts';
import type { z } from '#contract/zod.ts';
import { whenIdle } from '../load-later.ts';
import { keepVisitSource } from './visit-source.ts';

/**
 * Makes the [start-up call](docs/spec/public-site.md#analytics). Returns the public configuration, or null
 * if the request fails.
 */
async function fetchConfig(): Promise<SiteConfig | null> {
  try {
    const response = await fetch(`/api${configPath}`);
    const { data } = await response.json();
    return data;
  } catch {
    // The page works without the configuration.
    return null;
  }
}

/** Makes the start-up call once and counts the first page and every change of route. */
export function useAnalytics(): void {
  const { pathname } = useLocation();
  const counted = useRef<string>(undefined);

  useEffect(() => {
    if (counted.current === pathname) return;
    const isFirst = counted.current === undefined;
    counted.current = pathname;
    whenIdle(() => {
      if (isFirst) {
        fetchConfig();
        keepVisitSource();
      }
      countPageView({
        path: findCountedPath(pathname),
        referrer: isFirst ? findExternalReferrer() : undefined,
      });
    });
  }, [pathname]);
}

/** Returns the path under which a view is counted: without the secret of a customer's page or a quote's code. */
export const findCountedPath = (pathname: string): string =>
  pathname.replace(/^\/(appointment|quote|track)\/.*/, '/$1');

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
function countPageView(view: PageView): void {
  fetch(`/api${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  })
    // Chromium keeps the request open until its response is read.
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
