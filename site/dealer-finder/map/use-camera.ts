import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { pakistanCorners } from '#catalogue/map/pakistan.ts';
import type { Place } from '#contract/format/distance.ts';
import { goToStart, isCalm } from '#ui/map/make-map.ts';
import type { MapProps } from '../dealer-map.tsx';

/**
 * Zoom for the visitor's location: docs/spec/public-site.md#dealer-finder. The others fit a city and a
 * neighborhood.
 */
const visitorZoom = 12;
const cityZoom = 9;
const dealerZoom = 13;

/** A chosen dealer is this far below the center, so that its popup fits above it. */
const popupOffsetPx = 80;

/** Dealers this far apart, in degrees of latitude, are all over the country. */
const countrywide = 6;

const toLatLng = ({ lat, lng }: Place): LatLngTuple => [lat, lng];

/** Fits the map to the given places, or to the whole country if they are all over it. */
export function showAll(
  map: LeafletMap,
  places: readonly Place[],
  animate: boolean = !isCalm(),
): void {
  if (places.length === 0) return;
  const latitudes = places.map(({ lat }) => lat);
  if (Math.max(...latitudes) - Math.min(...latitudes) > countrywide) {
    map.fitBounds(pakistanCorners, { padding: [8, 8], animate });
    return;
  }
  map.fitBounds(places.map(toLatLng), {
    padding: [48, 48],
    maxZoom: visitorZoom,
    animate,
  });
}

/**
 * Opens the map on all dealers. Moves it to the chosen city, the dealers found, or the visitor, and back to all
 * dealers when all of them are cleared.
 */
export function useCamera(map: LeafletMap | null, props: MapProps): void {
  const { query, visitor, shown, selection, all } = props;
  const opened = useRef<LeafletMap>(null);
  const { near, search } = query;
  const found = search ? shown : null;
  const foundIds = found?.map(({ _id }) => _id).join();
  const latestFound = useRef(found);
  latestFound.current = found;

  useEffect(() => {
    if (!map) return;
    const isOpening = opened.current !== map;
    opened.current = map;
    if (near) map.setView(toLatLng(near), cityZoom, { animate: !isCalm() });
    else if (foundIds !== undefined) showAll(map, latestFound.current ?? []);
    else if (visitor) map.setView(toLatLng(visitor), visitorZoom, { animate: !isCalm() });
    else if (all.length > 0) showAll(map, all, !isOpening && !isCalm());
    else goToStart(map);
  }, [map, near, foundIds, visitor, all]);

  useEffect(() => {
    const chosen = selection?.on === 'list' && all.find(({ _id }) => _id === selection.id);
    if (!map || !chosen) return;
    const zoom = Math.max(map.getZoom(), dealerZoom);
    const center = map.project(toLatLng(chosen), zoom).subtract([0, popupOffsetPx]);
    map.setView(map.unproject(center, zoom), zoom, { animate: !isCalm() });
  }, [map, selection, all]);
}
