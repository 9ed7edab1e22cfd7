import { type Map as LeafletMap, popup } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { isCalm } from '#ui/map/make-map.ts';

/** The space that a popup needs to each side of its dealer and above it. */
const halfWidthPx = 140;
const heightPx = 220;

/**
 * Opens a popup at a dealer, if any. Returns the element for its content, which must be rendered before
 * this effect runs. `onClose` is called when a click on the map closes the popup. Set `needsRoom` if
 * nothing else pans the map to show the popup.
 */
export function usePopup(
  map: LeafletMap | null,
  dealer: Dealer | undefined,
  needsRoom: boolean,
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
    opened.on('remove', () => {
      if (!isClosing) close.current(dealer._id);
    });
    return () => {
      isClosing = true;
      opened.remove();
    };
  }, [map, dealer, content]);

  useEffect(() => {
    if (!map || !dealer || !needsRoom) return;
    map.panInside(dealer, {
      paddingTopLeft: [halfWidthPx, heightPx],
      paddingBottomRight: [halfWidthPx, 40],
      animate: !isCalm(),
    });
  }, [map, dealer, needsRoom]);

  return content;
}
