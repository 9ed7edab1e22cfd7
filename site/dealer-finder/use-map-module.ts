import { type RefObject, useEffect, useState } from 'react';
import { onNearViewport } from '#site/near-viewport.ts';

type MapModule = typeof import('./map/leaflet-map.tsx');

/** Loads the map's code once the map is near the viewport. Returns `failed` if it cannot be loaded. */
export function useMapModule(
  container: RefObject<HTMLElement | null>,
): MapModule | 'failed' | null {
  const [module, setModule] = useState<MapModule | 'failed' | null>(null);

  useEffect(() => {
    if (!container.current) return;
    let isMounted = true;
    const stopWaiting = onNearViewport(container.current, () => {
      // Imports the library first, so that it runs in its own task. One long task would delay taps on a
      // phone.
      import('leaflet')
        .then(() => import('./map/leaflet-map.tsx'))
        .catch(() => 'failed' as const)
        .then((loaded) => {
          if (isMounted) setModule(loaded);
        });
    });
    return () => {
      isMounted = false;
      stopWaiting();
    };
  }, [container]);

  return module;
}
