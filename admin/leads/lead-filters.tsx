import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { ownerFilters } from '#contract/leads/lead-work.ts';
import type { ListFilter } from '../lists/filter-fields.tsx';
import type { ListState } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { useUser } from '../session/session.ts';
import { formatStatus } from '../ui/format.ts';
import { listStatusChoices } from '../ui/lead-statuses.ts';
import { buildDateFilter } from './date-filter.tsx';
import { useDealerLabels, useLeadStats } from './lead-queries.ts';
import type { LeadFilter, LeadView } from './lead-view.ts';

const owners = [
  { value: ownerFilters.mine, label: 'Mine' },
  { value: ownerFilters.nobody, label: 'Without owner' },
];

/**
 * Returns the filters by the dealer that answers the requests, for head office, by their owner, and by those that are
 * overdue. The dealer filter is beside the search in lists of the types that dealers answer.
 */
function useWorkFilters(
  { responseMinutes }: LeadFacts,
  { dealerId = '', assignedTo = '', overdue = '' }: ListState['filters'],
  onChange: (changes: Record<string, string>) => void,
): ListFilter[] {
  const isHeadOffice = useUser().dealerId === null;
  const dealers = useDealerLabels();
  const dealerIds = [...new Set([...dealers.keys(), ...(dealerId ? [dealerId] : [])])];
  const isKnown = owners.some(({ value }) => value === assignedTo);
  const others = assignedTo && !isKnown ? [{ value: assignedTo, label: assignedTo }] : [];
  const dealer: ListFilter = {
    label: 'Dealer',
    allLabel: 'All dealers',
    choices: dealerIds.map((id) => ({ value: id, label: dealers.get(id) ?? 'Another dealer' })),
    chosen: dealerId,
    onChoose: (value) => onChange({ dealerId: value }),
    isSecondary: responseMinutes === null,
  };
  return [
    ...(isHeadOffice ? [dealer] : []),
    {
      label: 'Owner',
      allLabel: 'All owners',
      choices: [...owners, ...others],
      chosen: assignedTo,
      onChoose: (value) => onChange({ assignedTo: value }),
      isSecondary: true,
    },
    {
      label: 'Response',
      allLabel: 'All requests',
      choices: [{ value: 'true', label: 'Overdue' }],
      chosen: overdue,
      onChoose: (value) => onChange({ overdue: value }),
      isSecondary: true,
    },
  ];
}

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

/** The request's source, set by the site or by the staff member who entered it. */
const sourceFilter: LeadFilter = {
  field: 'source',
  label: 'Source',
  allLabel: 'All sources',
  known: [],
};

interface LeadFiltersProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/**
 * The filters of a request list: beside the search the date, the dealer and what the type names first, behind 'Filters'
 * the others, with the status that the tabs filter by.
 */
export function LeadFilters<Lead extends LeadRecordBase>(props: LeadFiltersProps<Lead>) {
  const { view, state, onChange } = props;
  const { data: stats } = useLeadStats(view.facts);
  const choose = (changes: Record<string, string>) =>
    onChange({ filters: { ...state.filters, ...changes } });
  const workFilters = useWorkFilters(view.facts, state.filters, choose);
  const build = ({ field, known, isPrimary, ...labels }: LeadFilter): ListFilter => {
    const chosen = state.filters[field] ?? '';
    const choices = listChoices(known, stats?.filterValues[field] ?? [], chosen);
    return {
      ...labels,
      choices: choices.map((choice) => ({ value: choice, label: choice })),
      chosen: matchChoice(choices, chosen),
      onChoose: (value) => choose({ [field]: value }),
      isSecondary: !isPrimary,
    };
  };
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'Status',
          allLabel: 'All',
          choices: listStatusChoices(view.facts).map((value) => ({
            value,
            label: formatStatus(value),
          })),
          chosen: state.status,
          onChoose: (status) => onChange({ status }),
          hasTabs: true,
          isSecondary: true,
        },
        buildDateFilter({ filters: state.filters, onChange: choose }),
        ...view.filters.map(build),
        ...workFilters,
        build(sourceFilter),
      ]}
    />
  );
}
