import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { ListFilter } from './filter-select.tsx';

/** Returns what a filter is set to; '' if it does not filter. */
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
export function FilterChips({ filters, children }: FilterChipsProps) {
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
