import { Link, useSearchParams } from 'react-router';
import { groupDigits } from '#contract/rupees.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { tabBarClass } from '../ui/tab-classes.ts';
import type { KindWithStats } from './record-kind.ts';
import { useRecordStats } from './record-queries.ts';

/** One number above a list. */
export interface Counter {
  /** The name in the statistics. */
  name: string;
  label: string;
  /** The filter that lists the counted records; `{}` lists all. Without it the counter is not a link. */
  filter?: Readonly<Record<string, string>>;
  /** What of them it counts, after the number. */
  note?: string;
}

/** Finds the first counter whose filter the address has, and of the fields that other counters filter no other. */
function findCurrent(counters: readonly Counter[], params: URLSearchParams): Counter | undefined {
  const fields = new Set(counters.flatMap(({ filter }) => Object.keys(filter ?? {})));
  return counters.find(
    ({ filter }) =>
      filter && [...fields].every((field) => (params.get(field) ?? '') === (filter[field] ?? '')),
  );
}

interface CountersProps {
  kind: KindWithStats;
  counters: readonly Counter[];
  /** Whether they stand in the header of the screen; elsewhere they look like the tabs of the list. */
  isInHeader?: boolean;
}

/** The counters above a list. Each links to the records that it counts, if a filter can list them. */
export function Counters({ kind, counters, isInHeader = false }: CountersProps) {
  const { data: stats, error, isPending, refetch } = useRecordStats(kind);
  const [params] = useSearchParams();
  if (error && !stats) {
    return (
      <ErrorPanel
        message={`${kind.texts.statsFailed ?? 'Failed to fetch statistics'}. ${error.message}`}
        onRetry={refetch}
      />
    );
  }
  const current = findCurrent(counters, params);
  return (
    <dl aria-busy={isPending} className={isInHeader ? '-mx-3 flex flex-wrap' : tabBarClass}>
      {counters.map(({ name, label, filter, note }) => (
        <div
          key={name}
          className={`relative flex flex-none items-baseline gap-2 px-3 py-1.5 text-ink-soft has-[a]:hover:text-ink ${isInHeader ? '' : 'pointer-coarse:py-3 -mb-1 border-b-2 border-transparent has-[[aria-current]]:border-accent has-[[aria-current]]:font-medium has-[[aria-current]]:text-ink'}`}
        >
          <dt>
            {filter ? (
              <Link
                to={{ search: new URLSearchParams(filter).toString() }}
                aria-current={name === current?.name ? 'true' : undefined}
                className="-outline-offset-2 after:absolute after:inset-0"
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className={`font-semibold tabular-nums ${isPending ? 'opacity-40' : ''}`}>
            {groupDigits(Number(stats?.[name] ?? 0))}
            {note && <span className="ms-1 font-normal">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
