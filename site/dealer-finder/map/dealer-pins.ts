import { DomEvent, divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { type Dealer, dealershipLabel } from '#contract/dealers/dealers.ts';
import { isCalm } from '#ui/map/make-map.ts';
import * as words from '#words/site/dealer-finder';
import { type GetGroups, type Group, groupDealers } from './group-dealers.ts';

/** Keeps the pins in sync with the dealers shown and the one chosen. Returns null until there is a map. */
export function usePins(
  map: LeafletMap | null,
  dealers: readonly Dealer[],
  selectedId: string | undefined,
  onSelect: (id: string) => void,
): DealerPins | null {
  const [pins, setPins] = useState<DealerPins | null>(null);
  const select = useRef(onSelect);

  useEffect(() => {
    select.current = onSelect;
  }, [onSelect]);

  useEffect(() => {
    setPins(map && new DealerPins(map, (id) => select.current(id)));
  }, [map]);

  useEffect(() => pins?.show(dealers), [pins, dealers]);

  useEffect(() => pins?.select(selectedId), [pins, selectedId]);

  return pins;
}

const includesDealer = (group: Group, id: string | undefined) =>
  group.dealers.some(({ _id }) => _id === id);

/**
 * The pins of dealers on a map, grouped at each zoom. Pins that do not change keep their DOM element, and
 * so the focus.
 */
class DealerPins {
  readonly #map: LeafletMap;
  readonly #onSelect: (id: string) => void;
  readonly #pins = new Map<string, { pin: Marker; group: Group }>();
  #getGroups: GetGroups = () => [];
  #selectedId: string | undefined;

  constructor(map: LeafletMap, onSelect: (id: string) => void) {
    this.#map = map;
    this.#onSelect = onSelect;
    map.on('zoomend', () => this.#update());
  }

  /** Shows these dealers and removes all others. */
  show(dealers: readonly Dealer[]): void {
    this.#getGroups = groupDealers(dealers);
    this.#update();
  }

  /** Marks the pin of the chosen dealer, alone or in a group, and raises it above the others. */
  select(id: string | undefined): void {
    this.#selectedId = id;
    for (const { pin, group } of this.#pins.values()) {
      const isSelected = includesDealer(group, id);
      pin.setZIndexOffset(isSelected ? 1000 : 0);
      if (group.dealers.length > 1) continue;
      findButton(pin)?.setAttribute('aria-pressed', String(isSelected));
    }
  }

  /** Focuses the dealer's current pin, which may be a group's. */
  focus(id: string): void {
    const found = [...this.#pins.values()].find(({ group }) => includesDealer(group, id));
    if (found) findButton(found.pin)?.focus({ preventScroll: true });
  }

  #update(): void {
    const zoom = Math.round(this.#map.getZoom());
    const groups = new Map(this.#getGroups(zoom).map((group) => [group.key, group]));
    for (const [key, { pin }] of this.#pins) {
      if (groups.has(key)) continue;
      pin.remove();
      this.#pins.delete(key);
    }
    for (const [key, group] of groups) {
      if (this.#pins.has(key)) continue;
      const pin = makePin(this.#map, group, () => this.#handlePress(group)).addTo(this.#map);
      this.#pins.set(key, { pin, group });
    }
    this.select(this.#selectedId);
  }

  #handlePress({ dealers, lat, lng, expansionZoom }: Group): void {
    const [first] = dealers;
    if (!first) return;
    if (dealers.length === 1) {
      this.#onSelect(first._id);
      return;
    }
    // Moves focus to the dealer's new pin after the group has split.
    this.#map.once('zoomend', () => this.focus(first._id));
    this.#map.setView([lat, lng], expansionZoom, { animate: !isCalm() });
  }
}

/** Large enough for touch. The visible pin is smaller. */
const sizePx = 44;

/** The height of the page's header. */
const headerPx = 60;

/** Moves the map to a pin that keyboard focus has reached, and the page if the pin is outside the window. */
function bringIntoSight(map: LeafletMap, { lat, lng }: Group, button: HTMLElement): void {
  map.panInside([lat, lng], {
    paddingTopLeft: [60, 60],
    // The buttons that move the map.
    paddingBottomRight: [150, 130],
    animate: false,
  });
  // The browser scrolls the map's frame to the focused pin. Wait until Leaflet has undone that.
  setTimeout(() => {
    if (document.activeElement !== button) return;
    const { top, bottom } = button.getBoundingClientRect();
    if (top >= headerPx && bottom <= window.innerHeight) return;
    const middle = (headerPx + window.innerHeight) / 2;
    window.scrollBy({ top: (top + bottom) / 2 - middle });
  }, 100);
}

/** The accessible name of a pin: the dealer's name, or the number of dealers and their cities. */
function formatGroupName({ dealers }: Group): string {
  const [first] = dealers;
  if (dealers.length === 1 && first) return dealershipLabel(first);
  const cities = [...new Set(dealers.map(({ city }) => city))];
  return words.dealersAt(dealers.length, cities.slice(0, 3), cities.length > 3);
}

/**
 * A marker for one dealer or several that is a real button. Leaflet's own marker only has the role and
 * ignores the space bar.
 */
function makePin(map: LeafletMap, group: Group, onPress: () => void): Marker {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = group.dealers.length > 1 ? 'map-cluster' : 'map-pin';
  button.setAttribute('aria-label', formatGroupName(group));
  const count = document.createElement('span');
  if (group.dealers.length > 1) count.textContent = String(group.dealers.length);
  button.append(count);
  button.addEventListener('click', onPress);
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible')) bringIntoSight(map, group, button);
  });
  DomEvent.disableClickPropagation(button);
  return marker([group.lat, group.lng], {
    interactive: false,
    keyboard: false,
    icon: divIcon({ className: 'map-spot', html: button, iconSize: [sizePx, sizePx] }),
  });
}

/** The button of a pin, or null if the pin is not on the map. */
const findButton = (pin: Marker) => pin.getElement()?.querySelector('button') ?? null;
