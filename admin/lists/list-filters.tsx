import { SlidersHorizontal, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { FilterSelect, type ListFilter, SearchField } from './filter-fields.tsx';
import { isFiltered, type ListState } from './list-address.ts';

/** Returns the value of a filter; '' if it does not filter. */
function describeChosen(filter: ListFilter): string {
  if ('fields' in filter || filter.chosen === '') return filter.chosen;
  return filter.choices.find(({ value }) => value === filter.chosen)?.label ?? filter.chosen;
}

interface FilterChipsProps {
  filters: readonly ListFilter[];
  /** The button that clears all filters. */
  children: ReactNode;
}

/** The filters of the panel that are set, each with a button that clears it. */
function FilterChips({ filters, children }: FilterChipsProps) {
  const set = filters.filter(({ chosen }) => chosen !== '');
  function clear(event: MouseEvent<HTMLElement>, filter: ListFilter) {
    // The chip disappears.
    const search = event.currentTarget.closest('search');
    search?.querySelector<HTMLElement>('[data-part="filters"]')?.focus();
    if ('fields' in filter) filter.onClear();
    else filter.onChoose('');
  }
  return (
    <div className="flex w-full flex-wrap items-center gap-1.5 max-table:order-3">
      <ul aria-label="Filters that are set" className="contents">
        {set.map((filter) => (
          <li key={filter.label} className="flex max-w-full">
            <button
              type="button"
              onClick={(event) => clear(event, filter)}
              className="inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full border border-line bg-panel ps-2.5 pe-2 text-xs hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:px-4"
            >
              <span className="min-w-0 truncate">
                <span className="text-ink-soft">{filter.label}:</span> {describeChosen(filter)}
              </span>
              <span className="sr-only">(remove this filter)</span>
              <X aria-hidden size={12} className="flex-none" />
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

interface ListFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
  filters: readonly ListFilter[];
}

/**
 * Search, the filters that matter most, and a button for the others, which chips name while they are set. On phones all
 * filters are behind the button. Above cards they share their line with the order and the menu of the list (ListBar).
 * Beside details, buttons are icons to save space.
 */
export function ListFilters({ state, onChange, filters }: ListFiltersProps) {
  const isWide = useWindowFrom('48rem');
  const shown = filters.filter(({ isSecondary }) => isWide && !isSecondary);
  const others = filters.filter((filter) => !shown.includes(filter));
  const named = others.filter(({ hasTabs }) => !hasTabs);
  const cleared = Object.fromEntries(Object.keys(state.filters).map((field) => [field, '']));
  function clear(event: MouseEvent<HTMLElement>) {
    // The button disappears.
    event.currentTarget.closest('search')?.querySelector('input')?.focus();
    onChange({ search: '', status: '', filters: cleared });
  }
  const hasChips = named.some(({ chosen }) => chosen !== '');
  // Above cards the tabs say which of them is chosen: there is no line for that alone.
  const isByTab =
    state.search === '' && filters.every(({ chosen, hasTabs }) => hasTabs || chosen === '');
  const clearButton = isFiltered(state) && (
    <Button
      tone={hasChips ? 'bare' : 'plain'}
      className={`max-table:order-2 max-table:border-transparent max-table:bg-transparent max-table:px-2 ${isByTab ? 'max-table:hidden' : ''}`}
      onClick={clear}
    >
      Clear Filters
    </Button>
  );
  return (
    <search className="contents grow flex-wrap items-center gap-2 table:flex table:basis-0">
      <div className="min-w-0 grow basis-32 sm:basis-44 table:max-w-72 with-details:basis-24!">
        <SearchField value={state.search} onSearch={(search) => onChange({ search }, 'replace')} />
      </div>
      {shown.map((filter) => (
        <FilterControl key={filter.label} filter={filter} />
      ))}
      {others.length > 0 && <FilterPanel filters={others} />}
      {!hasChips && clearButton}
      {hasChips && <FilterChips filters={named}>{clearButton}</FilterChips>}
    </search>
  );
}

function FilterControl({ filter }: { filter: ListFilter }) {
  return 'fields' in filter ? filter.fields : <FilterSelect {...filter} />;
}

/** The button 'Filters' with the number of those that are set, and the panel that it opens. */
function FilterPanel({ filters }: { filters: readonly ListFilter[] }) {
  const count = filters.filter(({ chosen }) => chosen !== '').length;
  return (
    <Popover.Root>
      <Popover.Trigger
        data-part="filters"
        className={`${buttonClass('plain')} relative max-md:w-11 max-md:px-0`}
      >
        <SlidersHorizontal aria-hidden className="size-3.5 max-md:size-4" />
        <span className="max-md:sr-only max-3xl:with-details:sr-only">Filters</span>
        {count > 0 && (
          <span className="min-w-5 rounded-full bg-solid px-1.5 text-center text-xs/5 text-solid-ink max-md:absolute max-md:-end-1.5 max-md:-top-1.5 max-3xl:with-details:absolute max-3xl:with-details:-end-1.5 max-3xl:with-details:-top-1.5">
            {count}
            <span className="sr-only"> set</span>
          </span>
        )}
      </Popover.Trigger>
      <Popover.Content
        aria-label="Filters"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        data-filters=""
        className="rise-in z-40 grid max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] gap-3 overflow-y-auto rounded-panel border border-line bg-raised p-4 shadow-xl"
      >
        {filters.map((filter) => (
          <FilterControl key={filter.label} filter={filter} />
        ))}
        <div className="sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-raised px-4 py-3">
          <Popover.Close className={`${buttonClass('primary')} w-full`}>Done</Popover.Close>
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}
