import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { Dealer } from '#contract/dealers.ts';
import { DealerPins } from './dealer-pins.ts';

/** Keeps a map's pins to the dealers that show, and to the chosen one; null until there is a map. */
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
