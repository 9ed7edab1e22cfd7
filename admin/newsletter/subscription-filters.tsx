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

/** The filters of the list: search by name or email, status and source. */
export function SubscriptionFilters({ state, onChange }: SubscriptionFiltersProps) {
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'Status',
          allLabel: 'All',
          choices: subscriptionStates,
          chosen: state.status,
          onChoose: (status) => onChange({ status }),
          hasTabs: true,
        },
        {
          label: 'Source',
          allLabel: 'All',
          choices: sources,
          chosen: state.filters.source ?? '',
          onChoose: (source) => onChange({ filters: { source } }),
        },
      ]}
    />
  );
}
