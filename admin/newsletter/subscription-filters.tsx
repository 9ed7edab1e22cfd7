import type { ListState } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { sourceLabels } from './subscription-columns.tsx';

interface SubscriptionFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** The states of a subscription. */
export const subscriptionStates = [
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
];

const sources = Object.entries(sourceLabels).map(([value, label]) => ({ value, label }));

/** The filters of the list besides the status, which the tabs filter by: search by name or email, and source. */
export function SubscriptionFilters({ state, onChange }: SubscriptionFiltersProps) {
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'Source',
          allLabel: 'All sources',
          choices: sources,
          chosen: state.filters.source ?? '',
          onChoose: (source) => onChange({ filters: { source } }),
        },
      ]}
    />
  );
}
