import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { SelectBox } from '../ui/select-box.tsx';
import { isFiltered, type ListState } from './list-address.ts';
import { SearchField } from './search-field.tsx';

interface ListFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
  /** The list's own filters. */
  children: ReactNode;
}

/** Search, the list's own filters, and the way back to everything. */
export function ListFilters({ state, onChange, children }: ListFiltersProps) {
  const cleared = Object.fromEntries(Object.keys(state.filters).map((field) => [field, '']));
  return (
    <search className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <div className="max-sm:col-span-2 sm:w-60 lg:w-72">
        <SearchField value={state.search} onSearch={(search) => onChange({ search }, 'replace')} />
      </div>
      {children}
      <Button
        className={`max-sm:col-span-2 ${isFiltered(state) ? '' : 'max-sm:hidden'}`}
        onClick={() => onChange({ search: '', status: '', filters: cleared })}
      >
        Clear Filters
      </Button>
    </search>
  );
}

interface FilterSelectProps {
  label: string;
  /** The words of the choice that filters nothing. */
  every: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  className?: string;
}

/** One filter: a choice of values, or none. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, every, choices, chosen, onChoose, className = 'sm:w-40' } = props;
  return (
    <SelectBox
      aria-label={label}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      className={className}
    >
      <option value="">{every}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectBox>
  );
}
