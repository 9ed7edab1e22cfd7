import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Place } from '#contract/distance.ts';
import { goToStart, isCalm } from '#ui/map/make-map.ts';
import type { MapProps } from '../dealer-map.tsx';

/** Document 1, section 9: with the visitor's location. The others show a city, and a part of one. */
const visitorZoom = 12;
const cityZoom = 9;
const dealerZoom = 13;

/** A chosen dealer stands this far below the middle, so that its popup has room above it. */
const belowMiddlePx = 80;

const inOne = ({ lat, lng }: Place): LatLngTuple => [lat, lng];

/** Shows all of some places. */
export function showAll(map: LeafletMap, places: readonly Place[]): void {
  if (places.length === 0) return;
  map.fitBounds(places.map(inOne), { padding: [48, 48], maxZoom: visitorZoom, animate: !isCalm() });
}

/** Moves the map to what is looked for: the city, what was found, the visitor; in the end to its start. */
export function useCamera(map: LeafletMap | null, props: MapProps): void {
  const { wish, visitor, shown, selection, all } = props;
  const isAtStart = useRef(true);
  const { near, search } = wish;
  const found = search ? shown : null;
  const foundIds = found?.map(({ _id }) => _id).join();
  const seen = useRef(found);
  seen.current = found;

  useEffect(() => {
    if (!map) return;
    const wasAtStart = isAtStart.current;
    isAtStart.current = false;
    if (near) map.setView(inOne(near), cityZoom, { animate: !isCalm() });
    else if (foundIds !== undefined) showAll(map, seen.current ?? []);
    else if (visitor) map.setView(inOne(visitor), visitorZoom, { animate: !isCalm() });
    else if (wasAtStart) isAtStart.current = true;
    else goToStart(map);
  }, [map, near, foundIds, visitor]);

  useEffect(() => {
    const chosen = selection?.on === 'list' && all.find(({ _id }) => _id === selection.id);
    if (!map || !chosen) return;
    isAtStart.current = false;
    const zoom = Math.max(map.getZoom(), dealerZoom);
    const middle = map.project(inOne(chosen), zoom).subtract([0, belowMiddlePx]);
    map.setView(map.unproject(middle, zoom), zoom, { animate: !isCalm() });
  }, [map, selection, all]);
}
