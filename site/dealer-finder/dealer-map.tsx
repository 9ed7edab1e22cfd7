import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Dealer } from '#contract/dealers/dealers.ts';
import type { Place } from '#contract/format/distance.ts';
import { onNearViewport } from '#site/load-later.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/dealer-finder';
import { useSiteConfig } from '../layout/use-site-config.ts';
import type { DealerSearchQuery } from './choose-dealers.ts';
import type { Selection } from './finder-state.ts';

/** Props of the map: its data and its events. */
export interface MapProps {
  all: readonly Dealer[];
  shown: readonly Dealer[];
  query: DealerSearchQuery;
  visitor: Place | undefined;
  selection: Selection | null;
  onSelect: (id: string) => void;
  onDeselect: (id: string) => void;
}

/**
 * The section of the map with a link that skips it. The map's code is loaded when it is needed; without script the
 * section is empty.
 */
export function DealerMap(props: MapProps) {
  const container = useRef<HTMLElement>(null);
  const module = useMapModule(container);
  const tiles = useSiteConfig()?.mapTiles ?? null;
  const isHydrated = useHydrated();
  return (
    <section
      ref={container}
      aria-label={words.dealerMap}
      className="on-dark relative isolate h-[400px] overflow-clip bg-graphite-950 text-white lg:h-[688px] noscript:hidden"
    >
      {isHydrated && (
        <a
          href="#dealers"
          className="absolute top-3 inset-s-3 z-10 rounded-control bg-white px-5 py-3 font-semibold text-graphite-950 not-focus:sr-only"
        >
          {words.skipMap}
        </a>
      )}
      {isHydrated && module === null && <Notice>{words.loadingMap}</Notice>}
      {module === 'failed' && <Notice>{words.mapFailed}</Notice>}
      {module && module !== 'failed' && <module.LeafletMap {...props} tiles={tiles} />}
    </section>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p role="status" className="grid h-full place-items-center px-8 text-center text-graphite-300">
      {children}
    </p>
  );
}

type MapModule = typeof import('./map/leaflet-map.tsx');

/** Loads the map's code once the map is near the viewport. Returns `failed` if it cannot be loaded. */
function useMapModule(container: RefObject<HTMLElement | null>): MapModule | 'failed' | null {
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
