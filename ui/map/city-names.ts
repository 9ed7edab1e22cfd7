import { divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import type { Land } from './land.ts';

/** How many city names fit on the map, by zoom. */
const maxNamesByZoom: readonly [zoom: number, count: number][] = [
  [4, 3],
  [5, 8],
  [6, 11],
  [7, 26],
];

const countNames = (zoom: number, all: number) =>
  maxNamesByZoom.find(([last]) => zoom <= last)?.[1] ?? all;

/** Adds city names to a map without tiles. They are hidden from screen readers, which use the list. */
export function addCityNames(map: LeafletMap, cities: Land['cities']): void {
  const pane = map.createPane('cities');
  pane.classList.add('map-cities');
  pane.setAttribute('aria-hidden', 'true');
  const names = cities.map(({ name, lat, lng }) =>
    marker([lat, lng], {
      pane: 'cities',
      interactive: false,
      keyboard: false,
      icon: divIcon({ className: 'map-city', html: name, iconSize: [0, 0] }),
    }),
  );
  const shown = layerGroup().addTo(map);
  function show() {
    const count = countNames(map.getZoom(), cities.length);
    for (const [index, name] of names.entries()) {
      if (index < count) shown.addLayer(name);
      else shown.removeLayer(name);
    }
  }
  show();
  map.on('zoomend', show);
}
