import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { buildCardId } from '../dealer-card.tsx';

/** A summary of the chosen dealer, with a link to its card in the list. */
export function DealerPopup({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const { _id, name, city, address, phone } = dealer;

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
      tabIndex={-1}
      aria-label={`${name}, ${city}`}
      onKeyDown={closeOnEscape}
      className="static m-0 w-full bg-transparent px-4 pt-4 pb-1 text-graphite-950"
    >
      <p className="pr-8 text-base leading-snug font-semibold">{name}</p>
      <p className="mt-1 text-sm leading-snug text-graphite-700 wrap-anywhere">{address}</p>
      <p className="tabular mt-1 text-sm">{phone}</p>
      <button
        type="button"
        onClick={goToCard}
        className="min-h-11 cursor-pointer text-sm font-semibold underline decoration-graphite-300 underline-offset-4 hover:decoration-current"
      >
        Show in list
      </button>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center text-graphite-600 hover:text-graphite-950"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </dialog>
  );
}
