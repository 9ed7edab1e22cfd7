import { contentStatuses } from '#contract/content/content-admin.ts';
import { newsTypes } from '#contract/content/news-admin.ts';
import type { ListState } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { formatStatus } from '../ui/format-status.ts';
import { mediaTypeLabels } from './content-columns.tsx';
import type { OfferedFilter } from './content-view.ts';

const toChoice = (value: string) => ({ value, label: formatStatus(value) });

/** The filters that content lists have. */
export const statusFilter: OfferedFilter = {
  field: 'status',
  label: 'Status',
  choices: contentStatuses.map(toChoice),
};
export const newsTypeFilter: OfferedFilter = {
  field: 'type',
  label: 'Type',
  choices: newsTypes.map(toChoice),
};
export const mediaTypeFilter: OfferedFilter = {
  field: 'mediaType',
  label: 'Media Type',
  choices: Object.entries(mediaTypeLabels).map(([value, label]) => ({ value, label })),
};

interface ContentFiltersProps {
  filters: readonly OfferedFilter[];
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** The search and the filters of a content list. Its tabs filter by the same fields. */
export function ContentFilters({ filters, state, onChange }: ContentFiltersProps) {
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={filters.map(({ field, ...filter }) => ({
        ...filter,
        allLabel: 'All',
        chosen: (field === 'status' ? state.status : state.filters[field]) ?? '',
        onChoose: (value) =>
          onChange(
            field === 'status'
              ? { status: value }
              : { filters: { ...state.filters, [field]: value } },
          ),
        hasTabs: true,
      }))}
    />
  );
}
