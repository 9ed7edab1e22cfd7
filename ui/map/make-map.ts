import { control, geoJSON, type Map as LeafletMap, map, tileLayer } from 'leaflet';
import type { MapTiles } from '#contract/site/site-config.ts';
import * as words from '#words/ui';
import { addCityNames, type Land } from './city-names.ts';

/** How long the hint shows after the last touch. */
const shownMs = 1_200;

/** Shows a hint when one finger is used, which scrolls the page, that two move the map. */
function addTouchHint(container: HTMLElement): void {
  const hint = document.createElement('p');
  hint.className = 'map-hint';
  hint.textContent = words.twoFingers;
  hint.setAttribute('aria-hidden', 'true');
  container.append(hint);
  let timer: ReturnType<typeof setTimeout>;
  const onTouchMove = ({ touches }: TouchEvent) => {
    hint.toggleAttribute('data-shown', touches.length === 1);
    clearTimeout(timer);
    timer = setTimeout(() => hint.removeAttribute('data-shown'), shownMs);
  };
  container.addEventListener('touchmove', onTouchMove, { passive: true });
}

/** The view of a map without places, around Karachi: docs/spec/public-site.md#dealer-finder. */
const start = { center: [24.8607, 67.0011], zoom: 6 } as const;
const minZoom = 4;
const maxZoom = 18;

/** Whether the visitor asked for reduced motion. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The content of a map. */
interface MapContent {
  tiles: MapTiles | null;
  land: Land;
}

/**
 * Creates a map of a country in an element: its provinces, with tiles over them, or with city names if
 * there are no tiles. One finger scrolls the page, two move the map.
 */
export function makeMap(container: HTMLElement, { tiles, land }: MapContent): LeafletMap {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const created = map(container, {
    center: [...start.center],
    zoom: start.zoom,
    minZoom,
    maxZoom,
    // Outlines are sharp at any zoom, pictures only at whole levels.
    zoomSnap: tiles ? 1 : 0.25,
    zoomControl: false,
    dragging: !isTouched,
    scrollWheelZoom: false,
    fadeAnimation: !isCalm(),
    zoomAnimation: !isCalm(),
    markerZoomAnimation: !isCalm(),
    inertia: !isCalm(),
  });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(created);
  created.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  addOutlines(created, land);
  runInSeparateTask(created, () => {
    if (tiles) addTiles(created, tiles, land);
    else addCityNames(created, land.cities);
  });
  zoomByWheelOnceUsed(created);
  if (isTouched) addTouchHint(container);
  return created;
}

/**
 * Adds to a map in a separate task, unless the map was removed by then. One long task would delay taps on a
 * phone.
 */
function runInSeparateTask(created: LeafletMap, add: () => void): void {
  const timer = setTimeout(add);
  created.once('unload', () => clearTimeout(timer));
}

/** Adds the outlines below the tiles, so that a missing tile leaves no gap. */
function addOutlines(created: LeafletMap, { outlines }: Land): void {
  const pane = created.createPane('outlines');
  pane.classList.add('map-outlines');
  const { features } = outlines as GeoJSON.FeatureCollection;
  for (const province of features) {
    runInSeparateTask(created, () => {
      geoJSON(province, {
        pane: 'outlines',
        interactive: false,
        style: { className: 'map-province', weight: 1 },
      }).addTo(created);
    });
  }
}

/** Adds the tiles. If not even the first one loads, adds city names as on a map without tiles. */
function addTiles(created: LeafletMap, { url, attribution }: MapTiles, { cities }: Land): void {
  const layer = tileLayer(url, {
    attribution: buildCredit(attribution),
    className: 'map-tiles',
    maxZoom,
  });
  const onFailure = () => addCityNames(created, cities);
  layer.once('tileerror', onFailure);
  layer.once('tileload', () => layer.off('tileerror', onFailure));
  layer.addTo(created);
}

/** Returns the credit as HTML. OpenStreetMap's license requires a link to its copyright page. */
function buildCredit(attribution: string): string {
  const text = document.createElement('span');
  text.textContent = attribution;
  return text.innerHTML.replace(
    'OpenStreetMap',
    '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  );
}

/** Zooms by wheel only while the map has focus; otherwise the wheel scrolls the page. */
function zoomByWheelOnceUsed(created: LeafletMap): void {
  created.on('focus', () => created.scrollWheelZoom.enable());
  created.on('blur', () => created.scrollWheelZoom.disable());
}

/** Returns to the initial view. */
export function goToStart(created: LeafletMap): void {
  created.setView([...start.center], start.zoom, { animate: !isCalm() });
}
