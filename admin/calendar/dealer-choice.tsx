import { ChevronRight, Store } from 'lucide-react';
import { useDealerLabels } from '../leads/work-queries.ts';
import { FilterSelect } from '../lists/list-filters.tsx';
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

interface DealerNeededProps {
  /** What to choose a dealer for. */
  text: string;
  onChoose: (dealerId: string) => void;
}

/** Stands where a dealer's data would: asks head office for the dealer, and offers all of them. */
export function DealerNeeded({ text, onChoose }: DealerNeededProps) {
  const dealers = useDealerLabels();
  return (
    <section
      aria-label="Dealers"
      className="rounded-panel border border-line bg-panel px-4 py-6 sm:px-6"
    >
      <p className="mb-4 flex items-center gap-2 text-sm font-medium">
        <Store aria-hidden size={16} className="flex-none text-ink-soft" />
        {text}
      </p>
      <ul className="gap-x-8 sm:columns-2 xl:columns-3">
        {[...dealers].map(([id, label]) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-control px-2 py-1.5 text-start transition-colors hover:bg-hover"
              onClick={() => onChoose(id)}
            >
              <span className="min-w-0 grow">{label}</span>
              <ChevronRight aria-hidden size={16} className="flex-none text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
