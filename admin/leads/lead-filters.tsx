import type { LeadRecordBase } from '#contract/lead.ts';
import { Button } from '../ui/button.tsx';
import { SelectBox } from '../ui/select-box.tsx';
import { chosenAmong, filterChoices } from './filter-choices.ts';
import { useLeadStats } from './lead-queries.ts';
import type { LeadFilter, LeadView } from './lead-view.ts';
import { isFiltered, type ListState } from './list-address.ts';
import { SearchField } from './search-field.tsx';
import { statusChoices, statusLabel } from './status-label.ts';

interface LeadFiltersProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** Search, status, the type's own filters, and the way back to everything. */
export function LeadFilters<Lead extends LeadRecordBase>(props: LeadFiltersProps<Lead>) {
  const { view, state, onChange } = props;
  const { data: stats } = useLeadStats(view.facts);
  const cleared = Object.fromEntries(view.facts.filters.map((field) => [field, '']));
  return (
    <search className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <div className="max-sm:col-span-2 sm:w-60 lg:w-72">
        <SearchField value={state.search} onSearch={(search) => onChange({ search }, 'replace')} />
      </div>
      <SelectBox
        aria-label="Status"
        value={state.status}
        onChange={(event) => onChange({ status: event.target.value })}
        className="sm:w-40"
      >
        <option value="">All statuses</option>
        {statusChoices(view.facts, state.status).map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </SelectBox>
      {view.filters.map((filter) => (
        <FilterSelect
          key={filter.field}
          filter={filter}
          found={stats?.filterValues[filter.field] ?? []}
          chosen={state.filters[filter.field] ?? ''}
          onChoose={(value) => onChange({ filters: { ...state.filters, [filter.field]: value } })}
        />
      ))}
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
  filter: LeadFilter;
  found: readonly string[];
  chosen: string;
  onChoose: (value: string) => void;
}

function FilterSelect({ filter, found, chosen, onChoose }: FilterSelectProps) {
  const choices = filterChoices(filter.known, found, chosen);
  return (
    <SelectBox
      aria-label={filter.label}
      value={chosenAmong(choices, chosen)}
      onChange={(event) => onChoose(event.target.value)}
      className="sm:w-40 lg:w-48"
    >
      <option value="">{filter.every}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectBox>
  );
}
