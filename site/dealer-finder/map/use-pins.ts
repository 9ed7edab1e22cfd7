import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Dealer } from '#contract/dealers.ts';
import { type Group, groupDealers } from './group-dealers.ts';
import { isCalm } from './make-map.ts';
import { buttonOf, makePin } from './pin.ts';

type Pins = Map<string, { pin: Marker; group: Group }>;

const has = (group: Group, id: string) => group.dealers.some(({ _id }) => _id === id);

/**
 * Puts dealers on the map, grouped anew at each zoom; pins that stay are not touched, so that they keep
 * the focus. Returns the button that a dealer has, or shares, at the moment.
 */
export function usePins(
  map: LeafletMap | null,
  dealers: readonly Dealer[],
  selectedId: string | undefined,
  onSelect: (id: string) => void,
): (id: string) => HTMLButtonElement | null {
  const pins = useRef<Pins>(new Map());
  const select = useRef(onSelect);
  const selected = useRef(selectedId);

  const pinOf = useRef((id: string) => {
    const found = [...pins.current.values()].find(({ group }) => has(group, id));
    return found ? buttonOf(found.pin) : null;
  });

  useEffect(() => {
    select.current = onSelect;
    selected.current = selectedId;
    mark(pins.current, selectedId);
  }, [onSelect, selectedId]);

  useEffect(() => {
    if (!map) return;
    const groupsAt = groupDealers(dealers);
    const press = (group: Group) => {
      const [first] = group.dealers;
      if (!first) return;
      if (group.dealers.length === 1) return select.current(first._id);
      // The focus goes on to what the group falls apart into.
      map.once('zoomend', () => pinOf.current(first._id)?.focus({ preventScroll: true }));
      map.setView([group.lat, group.lng], group.opensAt, { animate: !isCalm() });
    };
    const show = () => {
      const groups = new Map(groupsAt(map.getZoom()).map((group) => [group.key, group]));
      for (const [key, { pin }] of pins.current) {
        if (groups.has(key)) continue;
        pin.remove();
        pins.current.delete(key);
      }
      for (const [key, group] of groups) {
        if (pins.current.has(key)) continue;
        const pin = makePin(map, group, () => press(group)).addTo(map);
        pins.current.set(key, { pin, group });
      }
      mark(pins.current, selected.current);
    };
    show();
    map.on('zoomend', show);
    return () => {
      map.off('zoomend', show);
    };
  }, [map, dealers]);

  return pinOf.current;
}

/** Marks the pin of the chosen dealer, alone or in a group, and puts it above the others. */
function mark(pins: Pins, id: string | undefined): void {
  for (const { pin, group } of pins.values()) {
    const isSelected = id !== undefined && has(group, id);
    if (group.dealers.length === 1) buttonOf(pin)?.setAttribute('aria-pressed', String(isSelected));
    pin.setZIndexOffset(isSelected ? 1000 : 0);
  }
}
