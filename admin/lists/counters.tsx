import { Link } from 'react-router';
import { ErrorPanel } from '../ui/error-panel.tsx';
import type { CountedKind } from './record-kind.ts';
import { useRecordStats } from './record-queries.ts';

/** One number on top of a list. */
export interface Counter {
  /** Its name in the statistics. */
  name: string;
  label: string;
  /** The status whose records it counts; undefined: all of them. */
  status?: string | undefined;
}

/** The counters on top; each leads to the records that it counts. */
export function Counters({ kind, counters }: { kind: CountedKind; counters: readonly Counter[] }) {
  const { data: stats, error, isPending, refetch } = useRecordStats(kind);
  if (error && !stats) {
    return (
      <ErrorPanel message={`Failed to fetch statistics. ${error.message}`} onRetry={refetch} />
    );
  }
  return (
    <dl
      aria-busy={isPending}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-4"
    >
      {counters.map(({ name, label, status }) => (
        <div key={name} className="relative bg-panel px-4 py-3 hover:bg-hover">
          <dt className="text-ink-soft">
            <Link
              to={{ search: status ? `?${new URLSearchParams({ status })}` : '' }}
              className="-outline-offset-2 after:absolute after:inset-0"
            >
              {label}
            </Link>
          </dt>
          <dd
            className={`mt-0.5 text-2xl font-semibold tracking-tight ${isPending ? 'opacity-40' : ''}`}
          >
            {Number(stats?.[name] ?? 0).toLocaleString('en')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
