import { useCallback, useMemo, useRef } from 'react';
import type { Dealer } from '#contract/dealers.ts';
import { chooseDealers } from './choose-dealers.ts';
import { DealerList } from './dealer-list.tsx';
import { DealerMap } from './dealer-map.tsx';
import { LocationButton } from './location-button.tsx';
import { NoneFound, ResultLine } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { useSearch } from './use-search.ts';
import { useSelection } from './use-selection.ts';
import { useVisitorPlace } from './use-visitor-place.ts';

/** Search, map and list of dealers. The list has all that the map has, and does without it. */
export function DealerFinder({ dealers }: { dealers: readonly Dealer[] }) {
  const searchArea = useRef<HTMLDivElement>(null);
  const mapArea = useRef<HTMLDivElement>(null);
  const { wish, text, type, search, goNear, clear, leaveCity } = useSearch(dealers);
  const { locating, place, problem, ask } = useVisitorPlace(leaveCity);
  const { selection, selectOnList, selectOnMap, deselect } = useSelection();
  const { search: wanted, near } = wish;
  const shown = useMemo(
    () => chooseDealers(dealers, { search: wanted, near }, place),
    [dealers, wanted, near, place],
  );

  function clearAndType() {
    clear();
    searchArea.current?.querySelector('input')?.focus();
  }

  /** On phones the map is above the list, perhaps out of view. */
  const showOnMap = useCallback(
    (id: string) => {
      selectOnList(id);
      mapArea.current?.scrollIntoView({ block: 'nearest' });
    },
    [selectOnList],
  );

  return (
    <div className="grid gap-y-5 md:h-[688px] md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,46.25rem)] lg:gap-x-12">
      <div ref={searchArea} className="grid gap-3 md:pb-2">
        <SearchBox text={text} onType={type} onSearch={search} onChoose={goNear} onClear={clear} />
        <LocationButton locating={locating} onAsk={ask} />
        <p role="alert" className="text-sm font-medium text-bad empty:hidden">
          {problem}
        </p>
      </div>
      <div
        ref={mapArea}
        className="-mx-5 scroll-mt-15 noscript:hidden md:col-start-2 md:row-span-2 md:row-start-1 md:mx-0"
      >
        <DealerMap
          all={dealers}
          shown={shown}
          wish={wish}
          visitor={place}
          selection={selection}
          onSelect={selectOnMap}
          onDeselect={deselect}
        />
      </div>
      <div id="dealers" tabIndex={-1} className="flex min-h-0 scroll-mt-20 flex-col gap-3">
        <ResultLine count={shown.length} wish={wish} isByVisitor={place !== undefined} />
        {shown.length === 0 && <NoneFound search={wanted} onClear={clearAndType} />}
        {shown.length > 0 && (
          <DealerList dealers={shown} visitor={place} selection={selection} onSelect={showOnMap} />
        )}
      </div>
    </div>
  );
}
