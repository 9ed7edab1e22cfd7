import { Badge } from '../ui/badge.tsx';
import type { ListState } from './list-address.ts';
import { FilterSelect } from './list-filters.tsx';

/** Whether a record is shown to visitors. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge colour={isActive ? 'green' : 'grey'} text={isActive ? 'Active' : 'Inactive'} />;
}

/** Said of what was loaded with the product to show it. */
export function SampleBadge() {
  return (
    <span className="inline-flex h-5 flex-none items-center rounded-full border border-line px-2 text-xs font-normal text-ink-soft">
      Sample
    </span>
  );
}

const choices = [
  { value: 'true', label: 'Active Only' },
  { value: 'false', label: 'Inactive Only' },
];

interface ActiveFilterProps {
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
  className?: string;
}

/** Filters by whether visitors see it. */
export function ActiveFilter({ state, onChange, ...look }: ActiveFilterProps) {
  const { filters } = state;
  return (
    <FilterSelect
      {...look}
      label="Status"
      every="All"
      choices={choices}
      chosen={filters.isActive ?? ''}
      onChoose={(isActive) => onChange({ filters: { ...filters, isActive } })}
    />
  );
}
