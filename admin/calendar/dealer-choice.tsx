import { ChevronRight, Store } from 'lucide-react';
import { useDealerLabels } from '../leads/work-queries.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { useUser } from '../session/session.ts';

/** The choice of a dealer, for head office; an account of a dealer has none. */
export function DealerChoice({
  dealerId,
  onChoose,
}: {
  dealerId: string;
  onChoose: (dealerId: string) => void;
}) {
  const { dealerId: own } = useUser();
  const dealers = useDealerLabels();
  if (own !== null) return null;
  return (
    <FilterSelect
      label="Dealer"
      allLabel="Choose a dealer"
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

interface DealerNeededProps {
  /** What to choose a dealer for. */
  text: string;
  onChoose: (dealerId: string) => void;
}

/** Splits the label of a dealer before its city. */
const splitLabel = (label: string) => {
  const comma = label.lastIndexOf(', ');
  return [label.slice(0, comma), label.slice(comma + 2)] as const;
};

/** Stands where a dealer's data would: asks head office for the dealer, and offers all of them. */
export function DealerNeeded({ text, onChoose }: DealerNeededProps) {
  const dealers = useDealerLabels();
  return (
    <section
      aria-label="Dealers"
      className="rounded-panel border border-line bg-panel px-4 py-4 sm:px-6"
    >
      <p className="mb-3 flex items-center gap-2 text-sm font-semibold">
        <Store aria-hidden size={16} className="flex-none text-ink-soft" />
        {text}
      </p>
      <ul className="gap-x-8 sm:columns-2 xl:columns-3">
        {[...dealers].map(([id, label]) => {
          const [name, city] = splitLabel(label);
          return (
            <li key={id} className="break-inside-avoid border-t border-line">
              <button
                type="button"
                aria-label={label}
                className="flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-control px-2 py-1 text-start transition-colors hover:bg-hover pointer-coarse:min-h-11"
                onClick={() => onChoose(id)}
              >
                <span className="w-28 flex-none text-ink-soft">{city}</span>
                <span className="min-w-0 grow font-medium">{name}</span>
                <ChevronRight aria-hidden size={14} className="flex-none text-ink-soft" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
