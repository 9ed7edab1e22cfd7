import { useEffect, useRef } from 'react';
import type { Dealer } from '#contract/dealers.ts';
import type { Place } from '#contract/distance.ts';
import { buildCardId, DealerCard } from './dealer-card.tsx';
import type { Selection } from './use-selection.ts';

/** The cards. Beside the map they have their own scroll area, which scrolls to a dealer chosen on the map. */
export function DealerList({
  dealers,
  visitor,
  selection,
  onSelect,
}: {
  dealers: readonly Dealer[];
  visitor: Place | undefined;
  selection: Selection | null;
  onSelect: (id: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const first = dealers[0]?._id;
  const previousFirst = useRef(first);

  useEffect(() => {
    if (selection?.on === 'map') showInList(list.current, selection.id);
  }, [selection]);

  // Scrolls a new list to the top. The initial one may already have been scrolled by the visitor.
  useEffect(() => {
    if (first === previousFirst.current) return;
    previousFirst.current = first;
    list.current?.scrollTo({ top: 0 });
  }, [first]);

  return (
    <ul
      ref={list}
      aria-label="Dealers"
      className="relative -mx-5 border-t border-graphite-950 md:mx-0 md:max-h-[600px] md:overflow-y-auto md:overscroll-contain"
    >
      {dealers.map((dealer) => (
        <DealerCard
          key={dealer._id}
          dealer={dealer}
          visitor={visitor}
          isSelected={selection?.id === dealer._id}
          onSelect={onSelect}
        />
      ))}
    </ul>
  );
}

/** Scrolls the list, never the page. If the list is not scrollable, the map's popup links to the card. */
function showInList(list: HTMLElement | null, dealerId: string) {
  const card = document.getElementById(buildCardId(dealerId));
  if (!list || !card) return;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = card.offsetTop - (list.clientHeight - card.offsetHeight) / 2;
  list.scrollTo({ top, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}
