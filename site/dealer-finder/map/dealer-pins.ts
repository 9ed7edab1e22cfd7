import type { Map as LeafletMap, Marker } from 'leaflet';
import type { Dealer } from '#contract/dealers.ts';
import { isCalm } from '#ui/map/make-map.ts';
import { type Group, type GroupsAt, groupDealers } from './group-dealers.ts';
import { buttonOf, makePin } from './pin.ts';

const has = (group: Group, id: string | undefined) => group.dealers.some(({ _id }) => _id === id);

/**
 * The dealers on a map, grouped anew at each zoom. Pins that stay are not touched, so that they keep
 * the focus.
 */
export class DealerPins {
  readonly #map: LeafletMap;
  readonly #onSelect: (id: string) => void;
  readonly #pins = new Map<string, { pin: Marker; group: Group }>();
  #groupsAt: GroupsAt = () => [];
  #selectedId: string | undefined;

  constructor(map: LeafletMap, onSelect: (id: string) => void) {
    this.#map = map;
    this.#onSelect = onSelect;
    map.on('zoomend', () => this.#lay());
  }

  /** Puts these dealers on the map, and takes others away. */
  show(dealers: readonly Dealer[]): void {
    this.#groupsAt = groupDealers(dealers);
    this.#lay();
  }

  /** Marks the pin of the chosen dealer, alone or in a group, and puts it above the others. */
  select(id: string | undefined): void {
    this.#selectedId = id;
    for (const { pin, group } of this.#pins.values()) {
      const isSelected = has(group, id);
      pin.setZIndexOffset(isSelected ? 1000 : 0);
      if (group.dealers.length > 1) continue;
      buttonOf(pin)?.setAttribute('aria-pressed', String(isSelected));
    }
  }

  /** Focuses the pin that a dealer has, or shares, at the moment. */
  focus(id: string): void {
    const found = [...this.#pins.values()].find(({ group }) => has(group, id));
    if (found) buttonOf(found.pin)?.focus({ preventScroll: true });
  }

  #lay(): void {
    const groups = new Map(this.#groupsAt(this.#map.getZoom()).map((group) => [group.key, group]));
    for (const [key, { pin }] of this.#pins) {
      if (groups.has(key)) continue;
      pin.remove();
      this.#pins.delete(key);
    }
    for (const [key, group] of groups) {
      if (this.#pins.has(key)) continue;
      const pin = makePin(this.#map, group, () => this.#press(group)).addTo(this.#map);
      this.#pins.set(key, { pin, group });
    }
    this.select(this.#selectedId);
  }

  #press({ dealers, lat, lng, opensAt }: Group): void {
    const [first] = dealers;
    if (!first) return;
    if (dealers.length === 1) {
      this.#onSelect(first._id);
      return;
    }
    // The focus goes on to what the group falls apart into.
    this.#map.once('zoomend', () => this.focus(first._id));
    this.#map.setView([lat, lng], opensAt, { animate: !isCalm() });
  }
}
