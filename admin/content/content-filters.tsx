import { contentStatuses } from '#contract/content/content-admin.ts';
import type { ListState } from '../lists/list-address.ts';
import { FilterSelect, ListFilters } from '../lists/list-filters.tsx';
import { statusLabel } from '../ui/status-label.ts';
import type { ContentChoice } from './content-view.ts';

interface ContentFiltersProps {
  filter: ContentChoice;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

const statuses = contentStatuses.map((value) => ({ value, label: statusLabel(value) }));

/** Search by title or content, status, and the kind's own filter. */
export function ContentFilters({ filter, state, onChange }: ContentFiltersProps) {
  const { field, label, every, choices } = filter;
  return (
    <ListFilters state={state} onChange={onChange}>
      <FilterSelect
        label="Status"
        every="All statuses"
        choices={statuses}
        chosen={state.status}
        onChoose={(status) => onChange({ status })}
      />
      <FilterSelect
        label={label}
        every={every}
        choices={choices}
        chosen={state.filters[field] ?? ''}
        onChoose={(value) => onChange({ filters: { [field]: value } })}
      />
    </ListFilters>
  );
}
