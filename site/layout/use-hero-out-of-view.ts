import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether the page has a hero, an element with `data-hero`, and it has been scrolled out of view.
 * A page without one has nothing to come back to: false.
 */
export function useHeroOutOfView(): boolean {
  const { pathname } = useLocation();
  const [passed, setPassed] = useState<{ on: string; isOut: boolean }>();

  useEffect(() => {
    const hero = document.querySelector('[data-hero]');
    if (!hero) return;
    const observer = new IntersectionObserver(([entry]) =>
      setPassed({ on: pathname, isOut: !entry?.isIntersecting }),
    );
    observer.observe(hero);
    return () => observer.disconnect();
  }, [pathname]);

  return passed?.on === pathname && passed.isOut;
}
