import { divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import type { Land } from './land.ts';

/** How many cities are named up to a zoom: as many as there is room for. */
const namedAt: readonly [zoom: number, count: number][] = [
  [4, 3],
  [5, 8],
  [6, 11],
  [7, 26],
];

const countAt = (zoom: number, all: number) => namedAt.find(([last]) => zoom <= last)?.[1] ?? all;

/** The names of cities, for a map that has no tiles to say them. The list says them to screen readers. */
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
    const count = countAt(map.getZoom(), cities.length);
    for (const [index, name] of names.entries()) {
      if (index < count) shown.addLayer(name);
      else shown.removeLayer(name);
    }
  }
  show();
  map.on('zoomend', show);
}
