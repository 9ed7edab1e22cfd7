import type { Map as LeafletMap, Marker } from 'leaflet';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { isCalm } from '#ui/map/make-map.ts';
import { type GetGroups, type Group, groupDealers } from './group-dealers.ts';
import { findButton, makePin } from './pin.ts';

const includesDealer = (group: Group, id: string | undefined) =>
  group.dealers.some(({ _id }) => _id === id);

/**
 * The pins of dealers on a map, grouped at each zoom. Pins that do not change keep their DOM element, and
 * so the focus.
 */
export class DealerPins {
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
