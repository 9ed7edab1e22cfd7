import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { DealerPins } from './dealer-pins.ts';

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
