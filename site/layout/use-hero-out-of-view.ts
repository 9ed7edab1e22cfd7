import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether the page has a hero (an element with `data-hero`) that has scrolled out of view. */
export function useHeroOutOfView(): boolean {
  const { pathname } = useLocation();
  const [lastSeen, setLastSeen] = useState<{ on: string; isOut: boolean }>();

  useEffect(() => {
    const hero = document.querySelector('[data-hero]');
    if (!hero) return;
    const observer = new IntersectionObserver(([entry]) =>
      setLastSeen({ on: pathname, isOut: !entry?.isIntersecting }),
    );
    observer.observe(hero);
    return () => observer.disconnect();
  }, [pathname]);

  return lastSeen?.on === pathname && lastSeen.isOut;
}
