import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { countPageView, foreignReferrer } from './page-views.ts';
import { startUp } from './start-up.ts';
import { whenIdle } from './when-idle.ts';

/** Makes the start-up call once, and counts the first page and every change of route after it. */
export function useAnalytics(): void {
  const { pathname } = useLocation();
  const counted = useRef<string>(undefined);

  useEffect(() => {
    if (counted.current === pathname) return;
    const isFirst = counted.current === undefined;
    counted.current = pathname;
    whenIdle(() => {
      if (isFirst) startUp();
      countPageView({ path: pathname, referrer: isFirst ? foreignReferrer() : undefined });
    });
  }, [pathname]);
}
