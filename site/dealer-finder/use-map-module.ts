import { type RefObject, useEffect, useState } from 'react';
import { onceNear } from '../once-near.ts';

type MapModule = typeof import('./map/leaflet-map.tsx');

/** The map's code, which is fetched once its place is near the view; `failed` if it does not come. */
export function useMapModule(place: RefObject<HTMLElement | null>): MapModule | 'failed' | null {
  const [module, setModule] = useState<MapModule | 'failed' | null>(null);

  useEffect(() => {
    if (!place.current) return;
    let isHere = true;
    const giveUp = onceNear(place.current, () => {
      // Asked for by itself, the library is run by itself: in one go with ours it would keep a phone's
      // taps waiting.
      import('leaflet')
        .then(() => import('./map/leaflet-map.tsx'))
        .catch(() => 'failed' as const)
        .then((loaded) => {
          if (isHere) setModule(loaded);
        });
    });
    return () => {
      isHere = false;
      giveUp();
    };
  }, [place]);

  return module;
}
