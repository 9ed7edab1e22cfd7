import { ownerFilters } from '#contract/lead-work.ts';
import type { ListState } from '../lists/list-address.ts';
import { FilterSelect } from '../lists/list-filters.tsx';

const overdue = 'overdue';

const choices = [
  { value: ownerFilters.mine, label: 'Mine' },
  { value: ownerFilters.nobody, label: 'Without owner' },
  { value: overdue, label: 'Overdue' },
];

interface WorkFilterProps {
  filters: ListState['filters'];
  onChange: (changes: { assignedTo: string; overdue: string }) => void;
}

/** Filters a list by who answers the requests, or by those that are overdue. */
export function WorkFilter({ filters, onChange }: WorkFilterProps) {
  const { assignedTo = '' } = filters;
  const isKnown = choices.some(({ value }) => value === assignedTo);
  const others = assignedTo && !isKnown ? [{ value: assignedTo, label: assignedTo }] : [];
  return (
    <FilterSelect
      label="Owner"
      allLabel="All owners"
      choices={[...choices, ...others]}
      chosen={filters.overdue ? overdue : assignedTo}
      onChoose={(value) =>
        onChange(
          value === overdue
            ? { assignedTo: '', overdue: 'true' }
            : { assignedTo: value, overdue: '' },
        )
      }
      className="sm:max-w-32 2xl:max-w-40"
    />
  );
}
