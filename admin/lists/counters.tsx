import { Link } from 'react-router';
import { groupDigits } from '#contract/rupees.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import type { KindWithStats } from './record-kind.ts';
import { useRecordStats } from './record-queries.ts';

/** One number above a list. */
export interface Counter {
  /** The name in the statistics. */
  name: string;
  label: string;
  /** The filter that lists the counted records; `{}` lists all. Without it the counter is not a link. */
  filter?: Readonly<Record<string, string>>;
}

/** The counters above a list. Each links to the records that it counts, if a filter can list them. */
export function Counters({
  kind,
  counters,
}: {
  kind: KindWithStats;
  counters: readonly Counter[];
}) {
  const { data: stats, error, isPending, refetch } = useRecordStats(kind);
  if (error && !stats) {
    return (
      <ErrorPanel
        message={`${kind.texts.statsFailed ?? 'Failed to fetch statistics'}. ${error.message}`}
        onRetry={refetch}
      />
    );
  }
  return (
    <dl
      aria-busy={isPending}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none"
    >
      {counters.map(({ name, label, filter }) => (
        <div
          key={name}
          className="relative flex items-baseline justify-between gap-3 bg-panel px-3 py-2 has-[a]:hover:bg-hover max-sm:min-h-11 max-sm:items-center max-sm:last:nth-[odd]:col-span-2 sm:px-4"
        >
          <dt className="text-ink-soft">
            {filter ? (
              <Link
                to={{ search: new URLSearchParams(filter).toString() }}
                className="-outline-offset-2 after:absolute after:inset-0"
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className={`text-lg font-semibold tracking-tight ${isPending ? 'opacity-40' : ''}`}>
            {groupDigits(Number(stats?.[name] ?? 0))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
