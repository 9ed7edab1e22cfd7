import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { configPath, type SiteConfig } from '#contract/site/site-config.ts';
import { findCountedPath } from './counted-path.ts';
import { countPageView, findExternalReferrer } from './page-views.ts';
import { keepVisitSource } from './visit-source.ts';
import { whenIdle } from './when-idle.ts';

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
