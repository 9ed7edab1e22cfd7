import 'leaflet/dist/leaflet.css';
import '#ui/map/map.css';
import type { Map as Leaflet } from 'leaflet';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { pakistan } from '#catalogue/map/pakistan.ts';
import type { MapTiles } from '#contract/site/site-config.ts';
import { makeMap } from '#ui/map/make-map.ts';
import type { MapProps } from '../dealer-map.tsx';
import { DealerPopup } from './dealer-popup.tsx';
import { PanButtons } from './pan-buttons.tsx';
import { showAll, useCamera } from './use-camera.ts';
import { usePins } from './use-pins.ts';
import { usePopup } from './use-popup.ts';
import { useVisitorCircle } from './use-visitor-circle.ts';

/** Creates the map once its element exists. */
function useMap(container: RefObject<HTMLElement | null>, tiles: MapTiles | null): Leaflet | null {
  const [map, setMap] = useState<Leaflet | null>(null);
  useEffect(() => {
    if (!container.current) return;
    const created = makeMap(container.current, { tiles, land: pakistan });
    setMap(created);
    return () => {
      created.remove();
      setMap(null);
    };
  }, [container, tiles]);
  return map;
}

/** The Leaflet map. Rendered in the browser only. */
export function LeafletMap(props: MapProps & { tiles: MapTiles | null }) {
  const { all, shown, visitor, selection, tiles, onSelect, onDeselect } = props;
  const container = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const map = useMap(container, tiles);
  const isShown = shown.some(({ _id }) => _id === selection?.id);
  const chosen = isShown ? all.find(({ _id }) => _id === selection?.id) : undefined;

  const pins = usePins(map, shown, chosen?._id, onSelect);
  useCamera(map, props);
  useVisitorCircle(map, visitor);
  const popup = usePopup(map, chosen, selection?.on === 'map', onDeselect);

  // The popup of a dealer chosen on the map takes focus. Closing it returns focus to the pin.
  useEffect(() => {
    if (selection?.on === 'map') popup.querySelector('dialog')?.focus({ preventScroll: true });
  }, [selection, popup]);

  function close(id: string) {
    onDeselect(id);
    pins?.focus(id);
  }

  return (
    <>
      <div
        ref={container}
        role="application"
        aria-label="Map"
        aria-describedby={keysId}
        className="dealer-map size-full"
      />
      <p id={keysId} className="sr-only">
        The arrow keys move the map, plus and minus zoom it.
      </p>
      <PanButtons map={map} />
      {shown.length > 0 && (
        <ShowAll onPress={() => map && showAll(map, shown)}>
          {shown.length < all.length ? 'Show the results' : 'Show all dealers'}
        </ShowAll>
      )}
      {chosen &&
        createPortal(
          <DealerPopup key={chosen._id} dealer={chosen} onClose={() => close(chosen._id)} />,
          popup,
        )}
    </>
  );
}

function ShowAll({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute bottom-3 left-3 z-10 min-h-11 cursor-pointer rounded-control border border-white/25 bg-graphite-900 px-4 text-sm font-semibold transition-colors hover:bg-graphite-700"
    >
      {children}
    </button>
  );
}
