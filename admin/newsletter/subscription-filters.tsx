import type { ListState } from '../lists/list-address.ts';
import { FilterSelect, ListFilters } from '../lists/list-filters.tsx';
import { sourceLabels } from './subscription-columns.tsx';

interface SubscriptionFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** The states of a subscription, as the list filters by them. */
export const subscriptionStates = [
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
];

const sources = Object.entries(sourceLabels).map(([value, label]) => ({ value, label }));

/** Search by name or e-mail, status and source. */
export function SubscriptionFilters({ state, onChange }: SubscriptionFiltersProps) {
  return (
    <ListFilters state={state} onChange={onChange}>
      <FilterSelect
        label="Status"
        every="All statuses"
        choices={subscriptionStates}
        chosen={state.status}
        onChoose={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Source"
        every="All sources"
        choices={sources}
        chosen={state.filters.source ?? ''}
        onChoose={(source) => onChange({ filters: { source } })}
      />
    </ListFilters>
  );
}
