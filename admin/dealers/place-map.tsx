import 'leaflet/dist/leaflet.css';
import '#ui/map/map.css';
import { circleMarker, type Map as Leaflet } from 'leaflet';
import { useEffect, useId, useRef, useState } from 'react';
import { pakistan } from '#catalogue/map/pakistan.ts';
import type { Place } from '#contract/distance.ts';
import type { MapTiles } from '#contract/site-config.ts';
import { isCalm, makeMap } from '#ui/map/make-map.ts';
import { Button } from '../ui/button.tsx';

/** A street can be told apart at this zoom. */
const placeZoom = 13;

interface PlaceMapProps {
  /** The place so far; null where there is none. */
  place: Place | null;
  tiles: MapTiles | null;
  onPick: (place: Place) => void;
}

/** A map on which one place is picked: by a click, or by keys in its middle. */
export function PlaceMap({ place, tiles, onPick }: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [map, setMap] = useState<Leaflet | null>(null);
  const first = useRef(place);
  useEffect(() => {
    if (!frame.current) return;
    const made = makeMap(frame.current, { tiles, land: pakistan });
    if (first.current) made.setView(first.current, placeZoom, { animate: false });
    setMap(made);
    return () => {
      made.remove();
      setMap(null);
    };
  }, [tiles]);

  const { lat, lng } = place ?? {};
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return;
    const className = 'map-place';
    const pin = circleMarker([lat, lng], { radius: 9, className, interactive: false }).addTo(map);
    if (!map.getBounds().contains([lat, lng])) map.setView([lat, lng], undefined, calmly());
    return () => {
      pin.remove();
    };
  }, [map, lat, lng]);

  const latestPick = useRef(onPick);
  useEffect(() => {
    latestPick.current = onPick;
  });
  useEffect(() => {
    map?.on('click', ({ latlng }) => latestPick.current(latlng.wrap()));
  }, [map]);

  return (
    <div className="grid gap-2">
      <div
        ref={frame}
        role="application"
        aria-label="Map"
        aria-describedby={hintId}
        className="dealer-map h-72 rounded-panel text-base"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={hintId} className="text-ink-soft">
          Click on the map, or move it with the arrow keys and take its middle.
        </p>
        <Button onClick={() => map && onPick(map.getCenter().wrap())}>Take the middle</Button>
      </div>
    </div>
  );
}

const calmly = () => ({ animate: !isCalm() });
