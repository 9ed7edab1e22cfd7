import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves focus to `place` when the page changes, as loading a document would; not on the first page. */
export function useFocusOnNavigation(place: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    place.current?.focus({ preventScroll: true });
  }, [pathname, place]);
}
