import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { SelectBox } from '../ui/select-box.tsx';
import { isFiltered, type ListState } from './list-address.ts';
import { SearchField } from './search-field.tsx';

interface ListFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
  /** The filters of the list. */
  children: ReactNode;
}

/** Search, the filters of the list, and a button that clears them. */
export function ListFilters({ state, onChange, children }: ListFiltersProps) {
  const cleared = Object.fromEntries(Object.keys(state.filters).map((field) => [field, '']));
  function clear(event: MouseEvent<HTMLElement>) {
    // The button disappears.
    event.currentTarget.closest('search')?.querySelector('input')?.focus();
    onChange({ search: '', status: '', filters: cleared });
  }
  return (
    <search className="flex grow flex-wrap items-center gap-2 max-sm:w-full">
      <div className="max-sm:w-full sm:w-48 2xl:w-72">
        <SearchField value={state.search} onSearch={(search) => onChange({ search }, 'replace')} />
      </div>
      {/* One line on phones, where the filters scroll sideways and the button stays in sight. */}
      <div className="contents max-sm:-m-1 max-sm:flex max-sm:w-[calc(100%+0.5rem)] max-sm:contain-inline-size max-sm:gap-2 max-sm:overflow-x-auto max-sm:p-1 max-sm:*:w-34 max-sm:*:flex-none">
        {children}
        {isFiltered(state) && (
          <Button
            className="max-sm:sticky max-sm:end-0 max-sm:w-auto! max-sm:shadow-[-0.5rem_0_0.5rem_var(--color-ground)]"
            onClick={clear}
          >
            <span>
              Clear<span className="max-2xl:sr-only"> Filters</span>
            </span>
          </Button>
        )}
      </div>
    </search>
  );
}

interface FilterSelectProps {
  label: string;
  /** The label of the choice that does not filter. */
  allLabel: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** Its greatest width: it grows as far as the line has room. */
  className?: string;
}

/** One filter: a select whose first choice does not filter. */
export function FilterSelect(props: FilterSelectProps) {
  const {
    label,
    allLabel,
    choices,
    chosen,
    onChoose,
    className = 'sm:max-w-36 2xl:max-w-44',
  } = props;
  return (
    <SelectBox
      aria-label={label}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      className={`sm:w-28 sm:grow ${className}`}
    >
      <option value="">{allLabel}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectBox>
  );
}
