import { useCallback, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { nameCity } from '#words/catalogue/cities';
import * as words from '#words/site/dealer-finder';
import { chooseDealers } from './choose-dealers.ts';
import { DealerList } from './dealer-list.tsx';
import { DealerMap } from './dealer-map.tsx';
import { useSearch, useSelection } from './finder-state.ts';
import { NoDealers, NoneFound, ResultLine } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { LocationButton, useVisitorPlace } from './visitor-place.tsx';

/** Returns the cities of the dealers, those with the most dealers first. */
function listCities(dealers: readonly Dealer[]): string[] {
  const counts = new Map<string, number>();
  for (const { city } of dealers) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts]
    .toSorted(([city, count], [otherCity, otherCount]) =>
      count === otherCount ? city.localeCompare(otherCity) : otherCount - count,
    )
    .map(([city]) => city);
}

/** A link to the dealers of each city, in one line that scrolls sideways. */
function CityLinks({ dealers, chosen }: { dealers: readonly Dealer[]; chosen: string }) {
  return (
    <nav aria-label={words.dealersByCity} className="-mx-5 md:-mx-10 lg:-mx-1">
      <ul className="chip-row fade-end">
        {listCities(dealers).map((city) => (
          <li key={city} className="flex-none">
            <Link
              to={{ search: `?${new URLSearchParams({ search: city })}` }}
              preventScrollReset
              aria-current={city.toLowerCase() === chosen.toLowerCase() || undefined}
              className="flex min-h-11 items-center rounded-full border border-graphite-300 px-4 text-[0.9375rem] font-medium whitespace-nowrap no-underline transition-colors contrast-more:border-graphite-950 hover:border-graphite-950 aria-current:border-graphite-950 aria-current:bg-graphite-950 aria-current:text-white"
            >
              {nameCity(city)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Search, map and list of dealers. The list has all the information and works without the map. Without dealers the map
 * shows where they would be.
 */
export function DealerFinder({ dealers }: { dealers: readonly Dealer[] }) {
  const searchArea = useRef<HTMLDivElement>(null);
  const mapArea = useRef<HTMLDivElement>(null);
  const { query, text, type, search, goNear, clear, leaveCity } = useSearch(dealers);
  const { locationStatus, place, problem, ask } = useVisitorPlace(leaveCity);
  const { selection, selectOnList, selectOnMap, deselect } = useSelection();
  const { search: searchText, near } = query;
  const shown = useMemo(
    () => chooseDealers(dealers, { search: searchText, near }, place),
    [dealers, searchText, near, place],
  );

  function clearAndType() {
    clear();
    searchArea.current?.querySelector('input')?.focus();
  }

  /** In narrow windows the map is above the list and may be out of view. */
  const showOnMap = useCallback(
    (id: string) => {
      selectOnList(id);
      mapArea.current?.scrollIntoView({ block: 'nearest' });
    },
    [selectOnList],
  );

  return (
    <div className="grid grid-cols-1 gap-y-2 md:gap-y-4 lg:h-[688px] lg:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[minmax(24rem,1fr)_minmax(0,46.25rem)] lg:gap-x-12">
      <div ref={searchArea} className="-mt-3 grid grid-cols-1 gap-1 md:gap-2">
        <SearchBox text={text} onType={type} onSearch={search} onChoose={goNear} onClear={clear}>
          <LocationButton locationStatus={locationStatus} onAsk={ask} />
        </SearchBox>
        {dealers.length > 0 && <CityLinks dealers={dealers} chosen={searchText} />}
        <p role="alert" className="text-sm font-medium text-bad empty:hidden">
          {problem}
        </p>
      </div>
      <div
        ref={mapArea}
        className="-mx-5 scroll-mt-15 noscript:hidden md:mx-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <DealerMap
          all={dealers}
          shown={shown}
          query={query}
          visitor={place}
          selection={selection}
          onSelect={selectOnMap}
          onDeselect={deselect}
        />
      </div>
      <div id="dealers" tabIndex={-1} className="flex min-h-0 scroll-mt-20 flex-col gap-2">
        <ResultLine count={shown.length} query={query} isByVisitor={place !== undefined} />
        {dealers.length === 0 && <NoDealers />}
        {dealers.length > 0 && shown.length === 0 && (
          <NoneFound search={searchText} onClear={clearAndType} />
        )}
        {shown.length > 0 && (
          <DealerList
            dealers={shown}
            query={query}
            visitor={place}
            selection={selection}
            onSelect={showOnMap}
          />
        )}
      </div>
    </div>
  );
}
