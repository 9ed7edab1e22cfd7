import 'leaflet/dist/leaflet.css';
import '#ui/map/map.css';
import { circleMarker, type Map as Leaflet } from 'leaflet';
import { useEffect, useId, useRef, useState } from 'react';
import { findCityByName } from '#catalogue/cities.ts';
import { pakistan } from '#catalogue/map/pakistan.ts';
import type { Place } from '#contract/format/distance.ts';
import type { MapTiles } from '#contract/site/site-config.ts';
import { isCalm, makeMap } from '#ui/map/make-map.ts';
import { Button } from '../ui/button.tsx';

/** Streets are legible at this zoom, and a city fills the map at the other one. */
const streetZoom = 13;
const cityZoom = 11;

interface LocationMapProps {
  /** The current location; null if there is none. */
  place: Place | null;
  /** Where the map opens if there is no location: a city's name, with or without a comma and further text. */
  city: string;
  tiles: MapTiles | null;
  onPick: (place: Place) => void;
}

/** A map to pick one location: by a click, or by keyboard at its center. */
export function LocationMap({ place, city, tiles, onPick }: LocationMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [map, setMap] = useState<Leaflet | null>(null);
  const initialPlace = useRef(place);
  const initialCity = useRef(findCityByName(city.split(',', 1).join()));
  useEffect(() => {
    if (!frame.current) return;
    const created = makeMap(frame.current, { tiles, land: pakistan });
    const zoom = initialPlace.current ? streetZoom : cityZoom;
    const start = initialPlace.current ?? initialCity.current;
    if (start) created.setView(start, zoom, { animate: false });
    setMap(created);
    return () => {
      created.remove();
      setMap(null);
    };
  }, [tiles]);

  const { lat, lng } = place ?? {};
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return;
    const className = 'map-place';
    const pin = circleMarker([lat, lng], { radius: 9, className, interactive: false }).addTo(map);
    if (!map.getBounds().contains([lat, lng]))
      map.setView([lat, lng], undefined, buildPanOptions());
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
          Click on the map, or move it with the arrow keys and use its center.
        </p>
        <Button onClick={() => map && onPick(map.getCenter().wrap())}>Use the center</Button>
      </div>
    </div>
  );
}

const buildPanOptions = () => ({ animate: !isCalm() });
