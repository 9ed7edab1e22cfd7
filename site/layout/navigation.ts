import { useEffect, useRef, useState } from 'react';
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

/** A pointer that only passes over a link does not count. */
const hoverMs = 100;

interface NetworkInformation {
  saveData?: boolean;
}

/** A page behind a secret link: browsers do not store it, and the server takes it as read once it is sent. */
const secretPage = /^(?:\/ur)?\/(?:track|appointment)\/./;

function findPage(event: Event): string | null {
  const link = findPageLink(event);
  return link && !secretPage.test(link.pathname) ? link.pathname + link.search : null;
}

/**
 * The page that the visitor probably opens next: of a link that was pointed at for a moment, touched or focused. Null
 * if there is none, and always if the visitor asked to save data.
 */
export function usePrefetchOnIntent(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: NetworkInformation };
    if (connection?.saveData) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout>;
    // Offline, the router would reload the page because the code of the other one did not load.
    const prefetchNow = (event: Event) =>
      navigator.onLine && setPage((before) => findPage(event) ?? before);
    function prefetchSoon(event: Event) {
      clearTimeout(timer);
      timer = setTimeout(prefetchNow, hoverMs, event);
    }
    document.addEventListener('mouseover', prefetchSoon, { signal });
    document.addEventListener('focusin', prefetchSoon, { signal });
    document.addEventListener('touchstart', prefetchNow, { signal, passive: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return page;
}

/** The path of a file rather than of a page. */
const filePath = /\.\w+$/;

/** Finds the link to another page of the site that an event is aimed at; null if there is none. */
export function findPageLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === location.origin && !link.target && !filePath.test(link.pathname);
  return isPage && link.pathname !== location.pathname ? link : null;
}
