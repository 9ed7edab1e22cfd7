import { jobCategories, jobTypes } from '#contract/jobs.ts';
import { jobAdmin } from '#contract/jobs-admin.ts';
import type { JobStats } from '#contract/jobs-staff-list.ts';
import type { Tally } from '#contract/lead.ts';
import type { ListState } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { useRecordStats } from '../lists/record-cache.ts';

interface JobFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** Returns the known values, any others found in the records, and the chosen one. */
function listChoices(known: readonly string[], found: Tally[] | undefined, chosen: string) {
  const names = [...known, ...(found ?? []).map(({ _id }) => _id), chosen].filter(Boolean);
  return [...new Set(names)].map((name) => ({ value: name, label: name }));
}

/** The filters of Job Openings: search, category, type and location. */
export function JobFilters({ state, onChange }: JobFiltersProps) {
  const { data: stats } = useRecordStats<JobStats>(jobAdmin);
  const { category = '', type = '', location = '' } = state.filters;
  const choose = (changes: Record<string, string>) =>
    onChange({ filters: { ...state.filters, ...changes } });
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'Category',
          allLabel: 'All categories',
          choices: listChoices(jobCategories, stats?.jobsByCategory, category),
          chosen: category,
          onChoose: (value) => choose({ category: value }),
        },
        {
          label: 'Type',
          allLabel: 'All types',
          choices: listChoices(jobTypes, stats?.jobsByType, type),
          chosen: type,
          onChoose: (value) => choose({ type: value }),
        },
        {
          label: 'Location',
          allLabel: 'All locations',
          choices: listChoices([], stats?.jobsByLocation, location),
          chosen: location,
          onChoose: (value) => choose({ location: value }),
        },
      ]}
    />
  );
}
