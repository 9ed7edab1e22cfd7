import { useEffect, useState } from 'react';
import { findPageLink } from './find-page-link.ts';

/** A pointer that only passes over a link does not count. */
const hoverMs = 100;

interface NetworkInformation {
  saveData?: boolean;
}

function findPage(event: Event): string | null {
  const link = findPageLink(event);
  return link && link.pathname + link.search;
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
