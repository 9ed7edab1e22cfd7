import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus as following a link in a document would: to the part that the address names, else to
 * `place` when the page changes; not on the first page.
 */
export function useFocusOnNavigation(place: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const target = named ?? (before.pathname === pathname ? null : place.current);
    target?.focus({ preventScroll: true });
  }, [pathname, hash, key, place]);
}
