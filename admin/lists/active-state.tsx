import { State } from '../ui/state.tsx';
import type { ChoiceFilter } from './filter-select.tsx';
import type { ListState } from './list-address.ts';

/** Says whether a record is shown to visitors. */
export function ActiveState({ isActive }: { isActive: boolean }) {
  return <State color={isActive ? 'green' : 'grey'} text={isActive ? 'Active' : 'Inactive'} />;
}

/** Marks a record of the sample content. */
export function SampleBadge({ text = 'Sample' }: { text?: string }) {
  return (
    <span className="inline-flex h-5 flex-none items-center rounded-full border border-line px-2 text-xs font-normal text-ink-soft">
      {text}
    </span>
  );
}

const choices = [
  { value: 'true', label: 'Active Only' },
  { value: 'false', label: 'Inactive Only' },
];

/** Builds the filter by whether visitors see the record. */
export const buildActiveFilter = (
  { filters }: ListState,
  onChange: (changes: Partial<ListState>) => void,
): ChoiceFilter => ({
  label: 'Status',
  allLabel: 'All',
  choices,
  chosen: filters.isActive ?? '',
  onChoose: (isActive) => onChange({ filters: { ...filters, isActive } }),
});
