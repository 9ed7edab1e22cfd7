import type { LeadRecordBase } from '#contract/lead.ts';
import type { ListState } from '../lists/list-address.ts';
import { FilterSelect, ListFilters } from '../lists/list-filters.tsx';
import { DateFilter } from './date-filter.tsx';
import { useLeadStats } from './lead-queries.ts';
import type { LeadFilter, LeadView } from './lead-view.ts';
import { WorkFilter } from './work-filter.tsx';

const equalsIgnoreCase = (a: string, b: string) =>
  a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

/**
 * Returns the choices of a filter: the known values, then other values found in the records, then the one in
 * the address. Each occurs once, compared without regard to case (docs/spec/request-types.md#statuses).
 */
function listChoices(known: readonly string[], found: readonly string[], chosen: string): string[] {
  const choices: string[] = [];
  for (const value of [...known, ...[...found].sort((a, b) => a.localeCompare(b)), chosen]) {
    if (value && !choices.some((choice) => equalsIgnoreCase(choice, value))) choices.push(value);
  }
  return choices;
}

/** Returns the choice that matches the address: 'ora 03' selects 'Ora 03'. */
function matchChoice(choices: readonly string[], chosen: string): string {
  return choices.find((choice) => equalsIgnoreCase(choice, chosen)) ?? '';
}

interface LeadFiltersProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** The filters of a request list besides the status: search, those of the type, and the date. */
export function LeadFilters<Lead extends LeadRecordBase>(props: LeadFiltersProps<Lead>) {
  const { view, state, onChange } = props;
  const { data: stats } = useLeadStats(view.facts);
  return (
    <ListFilters state={state} onChange={onChange}>
      {view.filters.map((filter) => (
        <FieldFilter
          key={filter.field}
          filter={filter}
          found={stats?.filterValues[filter.field] ?? []}
          chosen={state.filters[filter.field] ?? ''}
          onChoose={(value) => onChange({ filters: { ...state.filters, [filter.field]: value } })}
        />
      ))}
      <WorkFilter
        filters={state.filters}
        onChange={(work) => onChange({ filters: { ...state.filters, ...work } })}
      />
      <DateFilter
        filters={state.filters}
        onChange={(days) => onChange({ filters: { ...state.filters, ...days } })}
      />
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
  const choices = listChoices(filter.known, found, chosen);
  return (
    <FilterSelect
      label={filter.label}
      allLabel={filter.allLabel}
      choices={choices.map((choice) => ({ value: choice, label: choice }))}
      chosen={matchChoice(choices, chosen)}
      onChoose={onChoose}
    />
  );
}
