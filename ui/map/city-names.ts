import {
  divIcon,
  type LayerEvent,
  type Map as LeafletMap,
  layerGroup,
  Marker,
  marker,
  type Point,
} from 'leaflet';
import type { Place } from '#contract/format/distance.ts';

/** The map data of a country: outlines as GeoJSON, and cities, largest first. */
export interface Land {
  outlines: unknown;
  cities: readonly (Place & { name: string })[];
}

/** How many city names fit on the map, by zoom. */
const maxNamesByZoom: readonly [zoom: number, count: number][] = [
  [4, 3],
  [5, 8],
  [6, 11],
  [7, 26],
];

const countNames = (zoom: number, all: number) =>
  maxNamesByZoom.find(([last]) => zoom <= last)?.[1] ?? all;

/** A rectangle in pixels. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const doOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The sides of a city to try for its name; the first free one is used. */
const sides = ['right', 'left'] as const;

/** The place of a name beside its city: map.css. */
function findNameBox({ x, y }: Point, name: string, side: (typeof sides)[number]): Box {
  const [near, far] = [20, 24 + name.length * 6.5];
  const ends =
    side === 'right' ? { left: x + near, right: x + far } : { left: x - far, right: x - near };
  return { ...ends, top: y - 9, bottom: y + 9 };
}

const pinRadiusPx = 16;
const findPinBox = ({ x, y }: Point): Box => ({
  left: x - pinRadiusPx,
  right: x + pinRadiusPx,
  top: y - pinRadiusPx,
  bottom: y + pinRadiusPx,
});

const isPin = (layer: unknown): layer is Marker =>
  layer instanceof Marker && layer.options.icon?.options.className === 'map-spot';

/**
 * Adds city names to a map without tiles, as far as they cover neither a pin nor the name of a larger city. They are
 * hidden from screen readers, which use the list.
 */
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
  const findPoint = (place: Marker) => map.project(place.getLatLng(), map.getZoom());

  function show() {
    const count = countNames(map.getZoom(), cities.length);
    const taken: Box[] = [];
    map.eachLayer((layer) => {
      if (isPin(layer)) taken.push(findPinBox(findPoint(layer)));
    });
    for (const [index, name] of names.entries()) {
      const point = findPoint(name);
      const free = sides
        .map((side) => ({ side, box: findNameBox(point, cities[index]?.name ?? '', side) }))
        .find(({ box }) => !taken.some((other) => doOverlap(box, other)));
      if (index < count && free) {
        taken.push(free.box);
        shown.addLayer(name);
        name.getElement()?.classList.toggle('map-city-left', free.side === 'left');
      } else shown.removeLayer(name);
    }
  }

  let frame = 0;
  function showSoon() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  }
  const onPin = ({ layer }: LayerEvent) => isPin(layer) && showSoon();
  show();
  map.on('zoomend', showSoon);
  map.on('layeradd layerremove', onPin);
  map.once('unload', () => cancelAnimationFrame(frame));
}
