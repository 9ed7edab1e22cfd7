import type { LeadRecordBase } from '#contract/lead.ts';
import type { ListState } from '../lists/list-address.ts';
import { FilterSelect, ListFilters } from '../lists/list-filters.tsx';
import { statusLabel } from '../ui/status-label.ts';
import { chosenAmong, filterChoices } from './filter-choices.ts';
import { useLeadStats } from './lead-queries.ts';
import type { LeadFilter, LeadView } from './lead-view.ts';
import { statusChoices } from './statuses.ts';

interface LeadFiltersProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** Search, status and the type's own filters. */
export function LeadFilters<Lead extends LeadRecordBase>(props: LeadFiltersProps<Lead>) {
  const { view, state, onChange } = props;
  const { data: stats } = useLeadStats(view.facts);
  return (
    <ListFilters state={state} onChange={onChange}>
      <FilterSelect
        label="Status"
        every="All statuses"
        choices={statusChoices(view.facts, state.status).map((status) => ({
          value: status,
          label: statusLabel(status),
        }))}
        chosen={state.status}
        onChoose={(status) => onChange({ status })}
      />
      {view.filters.map((filter) => (
        <FieldFilter
          key={filter.field}
          filter={filter}
          found={stats?.filterValues[filter.field] ?? []}
          chosen={state.filters[filter.field] ?? ''}
          onChoose={(value) => onChange({ filters: { ...state.filters, [filter.field]: value } })}
        />
      ))}
    </ListFilters>
  );
}

interface FieldFilterProps {
  filter: LeadFilter;
  found: readonly string[];
  chosen: string;
  onChoose: (value: string) => void;
}

function FieldFilter({ filter, found, chosen, onChoose }: FieldFilterProps) {
  const choices = filterChoices(filter.known, found, chosen);
  return (
    <FilterSelect
      label={filter.label}
      every={filter.every}
      choices={choices.map((choice) => ({ value: choice, label: choice }))}
      chosen={chosenAmong(choices, chosen)}
      onChoose={onChoose}
      className="sm:w-40 lg:w-48"
    />
  );
}
