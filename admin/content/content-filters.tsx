import { contentStatuses } from '#contract/content/content-admin.ts';
import type { ListState } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { formatStatus } from '../ui/format-status.ts';
import type { ContentChoice } from './content-view.ts';

interface ContentFiltersProps {
  filter: ContentChoice;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

const statuses = contentStatuses.map((value) => ({ value, label: formatStatus(value) }));

/** Search in title and content, status, and the filter of the kind. */
export function ContentFilters({ filter, state, onChange }: ContentFiltersProps) {
  const { field, label, allLabel, choices } = filter;
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'Status',
          allLabel: 'All statuses',
          choices: statuses,
          chosen: state.status,
          onChoose: (status) => onChange({ status }),
        },
        {
          label,
          allLabel,
          choices,
          chosen: state.filters[field] ?? '',
          onChoose: (value) => onChange({ filters: { [field]: value } }),
        },
      ]}
    />
  );
}
