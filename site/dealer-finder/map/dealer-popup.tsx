import { type Map as LeafletMap, popup } from 'leaflet';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Dealer, dealershipLabel } from '#contract/dealers/dealers.ts';
import { isCalm } from '#ui/map/make-map.ts';
import { PhoneNumber } from '#ui/phone-link.tsx';
import * as words from '#words/site/dealer-finder';
import { direction } from '#words/site/layout';
import { buildCardId } from '../dealer-card.tsx';

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

/** A summary of the chosen dealer, with a link to its card in the list. */
export function DealerPopup({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const { _id, name, address, phone } = dealer;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  function goToCard() {
    const card = document.getElementById(buildCardId(_id));
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }

  return (
    <dialog
      open
      dir={direction}
      tabIndex={-1}
      aria-label={dealershipLabel(dealer)}
      onKeyDown={closeOnEscape}
      className="static m-0 w-full bg-transparent px-4 pt-4 pb-1 text-graphite-950"
    >
      <p className="pe-8 text-base leading-snug font-semibold">{name}</p>
      <p className="mt-1 text-sm leading-snug text-graphite-700 wrap-anywhere">{address}</p>
      <p className="tabular mt-1 text-sm">
        <PhoneNumber phone={phone} />
      </p>
      <button
        type="button"
        onClick={goToCard}
        className="min-h-11 cursor-pointer text-sm font-semibold underline decoration-graphite-300 underline-offset-4 hover:decoration-current"
      >
        {words.showInList}
      </button>
      <button
        type="button"
        aria-label={words.close}
        onClick={onClose}
        className="absolute top-1 inset-e-1 grid size-11 cursor-pointer place-items-center text-graphite-600 hover:text-graphite-950"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </dialog>
  );
}
