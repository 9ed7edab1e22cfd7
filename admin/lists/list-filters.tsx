import { SlidersHorizontal, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { SelectBox } from '../ui/select-box.tsx';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { FilterLabel } from './filter-label.tsx';
import { isFiltered, type ListState } from './list-address.ts';
import { SearchField } from './search-field.tsx';

/** A filter with choices, shown as a select. */
export interface ChoiceFilter {
  label: string;
  /** The label of the choice that does not filter. */
  allLabel: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** A filter with its own fields. */
interface FieldFilter {
  label: string;
  /** What it is set to, for its chip; '' if it does not filter. */
  chosen: string;
  onClear: () => void;
  fields: ReactNode;
}

export type ListFilter = (ChoiceFilter | FieldFilter) & {
  /** Whether it stands in the panel behind 'Filters' in every window, not only on phones. */
  isSecondary?: boolean;
};

interface ListFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
  filters: readonly ListFilter[];
}

/**
 * Search, the filters that matter most, and a button for the others, which chips name while they are set. On phones all
 * filters are behind the button.
 */
export function ListFilters({ state, onChange, filters }: ListFiltersProps) {
  const isWide = useWindowFrom('40rem');
  const shown = filters.filter(({ isSecondary }) => isWide && !isSecondary);
  const others = filters.filter((filter) => !shown.includes(filter));
  const cleared = Object.fromEntries(Object.keys(state.filters).map((field) => [field, '']));
  function clear(event: MouseEvent<HTMLElement>) {
    // The button disappears.
    event.currentTarget.closest('search')?.querySelector('input')?.focus();
    onChange({ search: '', status: '', filters: cleared });
  }
  const hasChips = others.some(({ chosen }) => chosen !== '');
  const clearButton = isFiltered(state) && (
    <Button tone={hasChips ? 'bare' : 'plain'} onClick={clear}>
      Clear Filters
    </Button>
  );
  return (
    <search className="flex grow flex-wrap items-center gap-2 in-data-beside:basis-full! max-sm:w-full sm:max-table:w-full table:basis-0">
      <div className="grow max-sm:w-0 sm:w-44 sm:max-w-72">
        <SearchField value={state.search} onSearch={(search) => onChange({ search }, 'replace')} />
      </div>
      {shown.map((filter) => (
        <FilterControl key={filter.label} filter={filter} />
      ))}
      {others.length > 0 && <FilterPanel filters={others} />}
      {!hasChips && clearButton}
      {hasChips && <FilterChips filters={others}>{clearButton}</FilterChips>}
    </search>
  );
}

function FilterControl({ filter }: { filter: ListFilter }) {
  return 'fields' in filter ? filter.fields : <FilterSelect {...filter} />;
}

/** Returns what a filter is set to; '' if it does not filter. */
function describeChosen(filter: ListFilter): string {
  if ('fields' in filter || filter.chosen === '') return filter.chosen;
  return filter.choices.find(({ value }) => value === filter.chosen)?.label ?? filter.chosen;
}

/** The button 'Filters' with the number of those that are set, and the panel that it opens. */
function FilterPanel({ filters }: { filters: readonly ListFilter[] }) {
  const count = filters.filter(({ chosen }) => chosen !== '').length;
  return (
    <Popover.Root>
      <Popover.Trigger data-part="filters" className={buttonClass('plain')}>
        <SlidersHorizontal aria-hidden size={14} />
        Filters
        {count > 0 && (
          <span className="min-w-5 rounded-full bg-solid px-1.5 text-center text-xs/5 text-solid-ink">
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
    <div className="flex w-full flex-wrap items-center gap-1.5">
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

/** One filter: a select whose first choice does not filter. */
export function FilterSelect({
  label,
  allLabel,
  choices,
  chosen,
  onChoose,
  className = 'sm:w-32 sm:grow sm:max-w-52',
}: ChoiceFilter & {
  /** Its width in the bar. */
  className?: string;
}) {
  return (
    // A choice that does not filter says what it is about: 'Any date', 'All dealers'.
    <FilterLabel text={label} isHidden={chosen === '' && allLabel !== 'All'} className={className}>
      {(id) => (
        <SelectBox id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{allLabel}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectBox>
      )}
    </FilterLabel>
  );
}
