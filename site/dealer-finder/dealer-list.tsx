import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Dealer } from '#contract/dealers/dealers.ts';
import type { Place } from '#contract/format/distance.ts';
import { buttonClass } from '#ui/button.tsx';
import * as words from '#words/site/dealer-finder';
import { buildSearch, type DealerSearchQuery } from './choose-dealers.ts';
import { buildCardId, DealerCard } from './dealer-card.tsx';
import type { Selection } from './finder-state.ts';

/** How many cards narrow windows show at first. */
const shownAtFirst = 6;

/**
 * The cards. Beside the map they have their own scroll area, which scrolls to a dealer chosen on the map; narrow windows show
 * the first ones, and the others on request.
 */
export function DealerList({
  dealers,
  query,
  visitor,
  selection,
  onSelect,
}: {
  dealers: readonly Dealer[];
  query: DealerSearchQuery;
  visitor: Place | undefined;
  selection: Selection | null;
  onSelect: (id: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [areAllShown, setAllShown] = useState(query.areAllShown);
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

  function showAll(event: MouseEvent) {
    event.preventDefault();
    flushSync(() => setAllShown(true));
    (list.current?.children[shownAtFirst] as HTMLElement | undefined)?.focus();
  }

  return (
    <>
      <ul
        ref={list}
        aria-label={words.dealers}
        className="relative -mx-5 border-t border-graphite-950 md:mx-0 md:max-lg:grid md:max-lg:grid-cols-2 lg:max-h-[600px] lg:overflow-y-auto lg:overscroll-contain"
      >
        {dealers.map((dealer, index) => {
          const isSelected = selection?.id === dealer._id;
          return (
            <DealerCard
              key={dealer._id}
              dealer={dealer}
              visitor={visitor}
              isSelected={isSelected}
              isHiddenAtFirst={index >= shownAtFirst && !areAllShown && !isSelected}
              onSelect={onSelect}
            />
          );
        })}
      </ul>
      {!areAllShown && dealers.length > shownAtFirst && (
        <Link
          to={buildSearch({ ...query, areAllShown: true })}
          rel="nofollow"
          preventScrollReset
          onClick={showAll}
          className={buttonClass('outline', 'lg:hidden')}
        >
          {words.showAll(dealers.length)}
        </Link>
      )}
    </>
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
