import { useDealerLabels } from '../leads/lead-queries.ts';
import { FilterSelect } from '../lists/filter-fields.tsx';
import { useUser } from '../session/session.ts';

/** The choice of a dealer, for head office; an account of a dealer has none. */
export function DealerChoice({
  dealerId,
  allLabel = 'Choose a dealer',
  onChoose,
}: {
  dealerId: string;
  /** The text without a dealer. */
  allLabel?: string;
  onChoose: (dealerId: string) => void;
}) {
  const { dealerId: own } = useUser();
  const dealers = useDealerLabels();
  if (own !== null) return null;
  return (
    <FilterSelect
      label="Dealer"
      allLabel={allLabel}
      choices={[...dealers].map(([value, label]) => ({ value, label }))}
      chosen={dealerId}
      onChoose={onChoose}
      className="max-sm:w-full sm:w-64! sm:grow-0!"
    />
  );
}

const lastDealerKey = 'calendar-dealer';

/** Returns the dealer whose appointments head office last chose in this browser; '' for none. */
export const readLastDealer = (): string => localStorage.getItem(lastDealerKey) ?? '';

/** Keeps the chosen dealer for the next visit of the calendar or its setup. */
export const saveLastDealer = (dealerId: string): void =>
  localStorage.setItem(lastDealerKey, dealerId);
