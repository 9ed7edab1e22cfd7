import { ChevronRight, Search } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import type { DayAppointment } from '#contract/reports/dashboard.ts';
import { useWork } from '../dashboard/statistics.ts';
import { useDealerLabels } from '../leads/lead-queries.ts';
import { splitDealerLabel } from '../ui/format.ts';

type LabeledDealer = readonly [id: string, label: string];

/** Counts the appointments of today by dealer; those of head office are left out. */
function countByDealer(appointments: readonly DayAppointment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { dealerId } of appointments) {
    if (dealerId) counts.set(dealerId, (counts.get(dealerId) ?? 0) + 1);
  }
  return counts;
}

/** Finds the dealers whose label has all words of a text. */
function findDealers(dealers: Iterable<LabeledDealer>, text: string): LabeledDealer[] {
  const words = text.toLowerCase().split(/\s+/);
  return [...dealers].filter(([, label]) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
}

interface DealerNeededProps {
  /** What the choice of a dealer is for. */
  text: string;
  onChoose: (dealerId: string) => void;
}

/**
 * Asks head office for a dealer in place of the dealer's data. Lists all dealers, those with appointments first. Enter
 * chooses the first one that matches what is typed.
 */
export function DealerNeeded({ text, onChoose }: DealerNeededProps) {
  const dealers = useDealerLabels();
  const { data: work } = useWork();
  const [search, setSearch] = useState('');
  const counts = countByDealer(work?.appointments ?? []);
  const found = findDealers(dealers, search);
  const isBusy = ([id]: LabeledDealer) => counts.has(id);
  const busy = found.filter(isBusy);
  const others = found.filter((dealer) => !isBusy(dealer));
  function chooseFirst(event: SubmitEvent) {
    event.preventDefault();
    const [first] = [...busy, ...others];
    if (first && search) onChoose(first[0]);
  }
  return (
    <section
      aria-label="Dealers"
      className="@container min-w-0 rounded-panel border border-line bg-panel p-4"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm font-semibold">{text}</p>
        <form onSubmit={chooseFirst} className="relative w-full sm:w-64">
          <Search
            aria-hidden
            size={14}
            className="pointer-events-none absolute start-2.5 top-1/2 -translate-y-1/2 text-ink-soft"
          />
          <input
            type="search"
            aria-label="Find a dealer"
            placeholder="Name or city"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            className="field ps-8"
          />
        </form>
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {dealers.size > 0 && found.length === 0 ? 'No dealer has this name or city.' : null}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DealerGroup
          title="With appointments today"
          dealers={busy}
          counts={counts}
          onChoose={onChoose}
        />
        <DealerGroup
          title={busy.length > 0 ? 'Other dealers' : null}
          dealers={others}
          counts={counts}
          onChoose={onChoose}
        />
      </div>
    </section>
  );
}

function DealerGroup(props: {
  /** Null if it is the only group. */
  title: string | null;
  dealers: readonly LabeledDealer[];
  counts: ReadonlyMap<string, number>;
  onChoose: (dealerId: string) => void;
}) {
  const { title, dealers, counts, onChoose } = props;
  const titleId = useId();
  if (dealers.length === 0) return null;
  return (
    <div>
      {title && (
        <h2 id={titleId} className="mb-1 text-xs font-medium text-ink-soft">
          {title}
        </h2>
      )}
      <ul
        aria-labelledby={title ? titleId : undefined}
        className="gap-x-8 @xl:columns-2 @5xl:columns-3"
      >
        {dealers.map(([id, label]) => {
          const { name, city } = splitDealerLabel(label);
          const count = counts.get(id);
          return (
            <li key={id} className="break-inside-avoid border-t border-line">
              <button
                type="button"
                aria-label={count ? `${label}, ${count} today` : label}
                className="flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-control text-start transition-colors hover:bg-hover sm:px-1 pointer-coarse:min-h-11"
                onClick={() => onChoose(id)}
              >
                <span className="min-w-0 grow truncate font-medium">{name}</span>
                <span className="flex-none text-xs text-ink-soft">{city}</span>
                {count && (
                  <span className="flex-none rounded-control bg-blue-soft px-2 py-0.5 text-xs font-medium text-blue">
                    {count}
                  </span>
                )}
                <ChevronRight
                  aria-hidden
                  size={14}
                  className="flex-none text-ink-soft max-sm:hidden"
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
