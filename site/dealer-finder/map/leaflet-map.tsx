import { circle, circleMarker, type Map as Leaflet, layerGroup, type PointTuple } from 'leaflet';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { pakistan } from '#catalogue/map/pakistan.ts';
import type { Place } from '#contract/format/distance.ts';
import type { MapTiles } from '#contract/site/site-config.ts';
import { isCalm, makeMap } from '#ui/map/make-map.ts';
import * as words from '#words/site/dealer-finder';
import type { MapProps } from '../dealer-map.tsx';
import { usePins } from './dealer-pins.ts';
import { DealerPopup, usePopup } from './dealer-popup.tsx';
import { showAll, useCamera } from './use-camera.ts';
import 'leaflet/dist/leaflet.css';
import '#ui/map/map.css';

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
        // North is up and east is right in each language; Leaflet counts pixels from the left.
        dir="ltr"
        role="application"
        aria-label={words.map}
        aria-describedby={keysId}
        className="dealer-map size-full"
      />
      <p id={keysId} className="sr-only">
        {words.mapKeys}
      </p>
      <PanButtons map={map} />
      {shown.length > 0 && (
        <ShowAll onPress={() => map && showAll(map, shown)}>
          {shown.length < all.length ? words.showResults : words.showAllDealers}
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

/** Up above left, down and right, as on a keyboard. Each moves the map by a number of pixels. */
const directions: readonly {
  label: string;
  by: PointTuple;
  Icon: typeof ChevronUp;
  place: string;
}[] = [
  { label: words.moveMapUp, by: [0, -120], Icon: ChevronUp, place: 'col-start-2' },
  { label: words.moveMapLeft, by: [-120, 0], Icon: ChevronLeft, place: 'col-start-1 row-start-2' },
  { label: words.moveMapDown, by: [0, 120], Icon: ChevronDown, place: 'col-start-2 row-start-2' },
  { label: words.moveMapRight, by: [120, 0], Icon: ChevronRight, place: 'col-start-3 row-start-2' },
];

/** Buttons that move the map, for users who can neither drag nor use the arrow keys. */
function PanButtons({ map }: { map: Leaflet | null }) {
  return (
    <fieldset
      dir="ltr"
      aria-label={words.moveMap}
      className="absolute right-3 bottom-8 z-10 grid grid-cols-3"
    >
      {directions.map(({ label, by, Icon, place }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          onClick={() => map?.panBy(by, { animate: !isCalm() })}
          className={`${place} grid size-10 cursor-pointer place-items-center border border-white/25 bg-graphite-900 transition-colors hover:bg-graphite-700`}
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </fieldset>
  );
}

/** See docs/spec/public-site.md#dealer-finder. */
const radiusMeters = 150;

/** Marks the visitor's location: a circle to scale, and a dot that is visible at any zoom. */
function useVisitorCircle(map: Leaflet | null, visitor: Place | undefined): void {
  useEffect(() => {
    if (!map || !visitor) return;
    const area = circle(visitor, {
      radius: radiusMeters,
      interactive: false,
      className: 'map-area',
    });
    const dot = circleMarker(visitor, { radius: 6, interactive: false, className: 'map-visitor' });
    const both = layerGroup([area, dot]).addTo(map);
    return () => {
      both.remove();
    };
  }, [map, visitor]);
}
