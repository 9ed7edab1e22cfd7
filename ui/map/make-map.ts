import { geoJSON, type Map as LeafletMap, map, tileLayer } from 'leaflet';
import type { MapTiles } from '#contract/site-config.ts';
import { addCityNames } from './city-names.ts';
import type { Land } from './land.ts';
import { addTouchHint } from './touch-hint.ts';

/** The Karachi area (document 1, section 9). */
const start = { center: [24.8607, 67.0011], zoom: 6 } as const;
const minZoom = 4;
const maxZoom = 18;

/** Whether the visitor wants no motion. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a map is laid with. */
interface MapMatter {
  tiles: MapTiles | null;
  land: Land;
}

/**
 * A map of a land in an element: its provinces, and tiles over them where there are any, else the
 * names of its cities. One finger scrolls the page past it, two move it.
 */
export function makeMap(place: HTMLElement, { tiles, land }: MapMatter): LeafletMap {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const made = map(place, {
    center: [...start.center],
    zoom: start.zoom,
    minZoom,
    maxZoom,
    zoomControl: true,
    dragging: !isTouched,
    scrollWheelZoom: false,
    fadeAnimation: !isCalm(),
    zoomAnimation: !isCalm(),
    markerZoomAnimation: !isCalm(),
    inertia: !isCalm(),
  });
  made.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  addOutlines(made, land);
  inItsOwnTask(made, () => {
    if (tiles) addTiles(made, tiles, land);
    else addCityNames(made, land.cities);
  });
  zoomByWheelOnceUsed(made);
  if (isTouched) addTouchHint(place);
  return made;
}

/** Adds to a map later, unless it is gone by then: done at once, all of it would keep a phone's taps waiting. */
function inItsOwnTask(made: LeafletMap, add: () => void): void {
  const timer = setTimeout(add);
  made.once('unload', () => clearTimeout(timer));
}

/** Below the tiles, so that a missing tile leaves no hole. */
function addOutlines(made: LeafletMap, { outlines }: Land): void {
  const pane = made.createPane('outlines');
  pane.classList.add('map-outlines');
  const { features } = outlines as GeoJSON.FeatureCollection;
  for (const province of features) {
    inItsOwnTask(made, () => {
      geoJSON(province, {
        pane: 'outlines',
        interactive: false,
        style: { className: 'map-province', weight: 1 },
      }).addTo(made);
    });
  }
}

/** Where not even the first tile comes, cities are named as on a map without tiles. */
function addTiles(made: LeafletMap, { url, attribution }: MapTiles, { cities }: Land): void {
  const layer = tileLayer(url, {
    attribution: creditOf(attribution),
    className: 'map-tiles',
    maxZoom,
  });
  const onFailure = () => addCityNames(made, cities);
  layer.once('tileerror', onFailure);
  layer.once('tileload', () => layer.off('tileerror', onFailure));
  layer.addTo(made);
}

/** The credit as HTML; OpenStreetMap's name leads to its licence, as that asks for. */
function creditOf(attribution: string): string {
  const text = document.createElement('span');
  text.textContent = attribution;
  return text.innerHTML.replace(
    'OpenStreetMap',
    '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  );
}

/** Until the map is clicked or focused the wheel scrolls the page. */
function zoomByWheelOnceUsed(made: LeafletMap): void {
  made.on('focus', () => made.scrollWheelZoom.enable());
  made.on('blur', () => made.scrollWheelZoom.disable());
}

/** The view that the map begins with. */
export function goToStart(made: LeafletMap): void {
  made.setView([...start.center], start.zoom, { animate: !isCalm() });
}
