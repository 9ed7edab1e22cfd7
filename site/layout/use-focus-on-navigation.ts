import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus after a navigation, as a browser does when it loads a page: to the element of the URL's hash,
 * otherwise to the page's heading if the path changed. Not on the first page. Belongs above all layouts:
 * a layout that has just been mounted cannot tell a navigation from the first page.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const hashTarget = hash ? document.getElementById(hash.slice(1)) : null;
    const target = hashTarget ?? (before.pathname === pathname ? null : findHeading());
    target?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}

/** Finds the page's heading and makes it focusable; the main element if there is none. */
function findHeading(): HTMLElement | null {
  const main = document.getElementById('content');
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  return heading ?? main;
}
