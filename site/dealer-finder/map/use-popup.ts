import { type Map as LeafletMap, popup } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { Dealer } from '#contract/dealers.ts';
import { isCalm } from './make-map.ts';

/**
 * Opens a popup at a dealer, or none. Returns the element for its content, which is to be there when
 * this runs; closing it by a click on the map is told of.
 */
export function usePopup(
  map: LeafletMap | null,
  dealer: Dealer | undefined,
  onClose: (id: string) => void,
): HTMLElement {
  const [content] = useState(() => document.createElement('div'));
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (!map || !dealer) return;
    let isClosing = false;
    const opened = popup({
      className: 'map-popup',
      closeButton: false,
      autoPan: false,
      minWidth: 200,
      maxWidth: 240,
      offset: [0, -6],
    })
      .setLatLng(dealer)
      .setContent(content)
      .openOn(map);
    const height = opened.getElement()?.offsetHeight ?? 0;
    const margins = { paddingTopLeft: [140, height + 40], paddingBottomRight: [140, 40] } as const;
    map.panInside(dealer, {
      paddingTopLeft: [...margins.paddingTopLeft],
      paddingBottomRight: [...margins.paddingBottomRight],
      animate: !isCalm(),
    });
    opened.on('remove', () => {
      if (!isClosing) close.current(dealer._id);
    });
    return () => {
      isClosing = true;
      opened.remove();
    };
  }, [map, dealer, content]);

  return content;
}
