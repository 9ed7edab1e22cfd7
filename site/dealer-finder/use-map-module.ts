import { type RefObject, useEffect, useState } from 'react';

type MapModule = typeof import('./map/leaflet-map.tsx');

/** How far below the window the map begins to load, so that it is there when it is scrolled to. */
const marginPx = 300;

/** The map's code, which is fetched once its place is near the view; `failed` if it does not come. */
export function useMapModule(place: RefObject<HTMLElement | null>): MapModule | 'failed' | null {
  const [module, setModule] = useState<MapModule | 'failed' | null>(null);

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    let isHere = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./map/leaflet-map.tsx')
          .catch(() => 'failed' as const)
          .then((loaded) => {
            if (isHere) setModule(loaded);
          });
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(current);
    return () => {
      isHere = false;
      observer.disconnect();
    };
  }, [place]);

  return module;
}
