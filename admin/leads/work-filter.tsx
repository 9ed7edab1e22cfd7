import type { LeadFacts } from '#contract/lead.ts';
import { ownerFilters } from '#contract/lead-work.ts';
import type { ListFilter } from '../lists/filter-fields.tsx';
import type { ListState } from '../lists/list-address.ts';
import { useUser } from '../session/session.ts';
import { useDealerLabels } from './work-queries.ts';

const owners = [
  { value: ownerFilters.mine, label: 'Mine' },
  { value: ownerFilters.nobody, label: 'Without owner' },
];

/**
 * Returns the filters by the dealer that answers the requests, for head office, by their owner, and by those that are
 * overdue. The dealer stands beside the search in lists of the types that dealers answer.
 */
export function useWorkFilters(
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
