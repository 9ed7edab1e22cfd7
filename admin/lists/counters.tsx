import { Link, useSearchParams } from 'react-router';
import { groupDigits } from '#contract/format/rupees.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { revealTab, tabBarClass } from '../ui/tabs.tsx';
import { dialogParameters } from './list-address.ts';
import { useRecordStats } from './record-cache.ts';
import type { KindWithStats } from './record-view.ts';

/** One number above a list. */
export interface Counter {
  /** The name in the statistics. */
  name: string;
  label: string;
  /**
   * The filter that lists the counted records; `{}` lists all. Counters of one field are alternatives, and those of
   * different fields combine. Without it the counter is not a link.
   */
  filter?: Readonly<Record<string, string>>;
  /** Shown after the number: what it counts. */
  note?: string;
}

const listFields = ({ filter }: Counter): string[] => Object.keys(filter ?? {});

/** Whether the address has a counter's filter; without fields, whether it has none of the other counters. */
function isCurrent(counter: Counter, counters: readonly Counter[], params: URLSearchParams) {
  const { filter } = counter;
  if (!filter) return false;
  const fields = listFields(counter);
  return fields.length > 0
    ? fields.every((field) => params.get(field) === filter[field])
    : counters.flatMap(listFields).every((field) => !params.get(field));
}

/** Builds the query string of a counter's link. It keeps other filters; the current counter's link removes its own. */
function buildSearch(counter: Counter, counters: readonly Counter[], params: URLSearchParams) {
  const query = new URLSearchParams(params);
  const fields = listFields(counter);
  const replaced = fields.length > 0 ? fields : counters.flatMap(listFields);
  for (const name of [...replaced, ...dialogParameters, 'page']) query.delete(name);
  if (!isCurrent(counter, counters, params)) {
    for (const [field, value] of Object.entries(counter.filter ?? {})) query.set(field, value);
  }
  return query.toString();
}

/** Whether a counter begins another group than the one before: those of the status, then those of the type. */
const beginsGroup = (counter: Counter, before: Counter | undefined): boolean =>
  before !== undefined &&
  listFields(before).length > 0 &&
  String(listFields(before)) !== String(listFields(counter));

interface CountersProps {
  kind: KindWithStats;
  counters: readonly Counter[];
  /** Whether they are in the header of the screen; elsewhere they look like the tabs of the list. */
  isInHeader?: boolean;
}

/** The counters above a list. Each links to the records that it counts, if a filter can list them: the list's tabs. */
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
  return (
    <dl
      aria-busy={isPending}
      className={isInHeader ? '-mx-3 flex flex-wrap max-sm:-mx-1.5 max-sm:text-xs' : tabBarClass}
    >
      {counters.map((counter, index) => (
        <div
          key={counter.name}
          ref={!isInHeader && isCurrent(counter, counters, params) ? revealTab : undefined}
          className={`relative flex flex-none items-baseline gap-2 px-3 py-1.5 whitespace-nowrap text-ink-soft has-[a]:hover:text-ink ${beginsGroup(counter, counters[index - 1]) ? 'ms-3 before:absolute before:inset-y-2.5 before:-start-1.5 before:w-px before:bg-rim' : ''} ${isInHeader ? 'max-sm:min-h-11 max-sm:items-center max-sm:gap-1 max-sm:px-1.5' : 'pointer-coarse:py-3 -mb-1 border-b-2 border-transparent has-[[aria-current]]:border-accent has-[[aria-current]]:font-medium has-[[aria-current]]:text-ink'}`}
        >
          <dt>
            <CounterLabel
              counter={counter}
              isCurrent={isCurrent(counter, counters, params)}
              search={
                isInHeader
                  ? String(new URLSearchParams(counter.filter))
                  : buildSearch(counter, counters, params)
              }
            />
          </dt>
          <dd className={`font-semibold tabular-nums ${isPending ? 'opacity-40' : ''}`}>
            {groupDigits(Number(stats?.[counter.name] ?? 0))}
            {counter.note && <span className="ms-1 font-normal">{counter.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CounterLabelProps {
  counter: Counter;
  isCurrent: boolean;
  /** The query string that it leads to. */
  search: string;
}

/** The label of a counter, as a link if a filter can list what it counts. */
function CounterLabel({ counter: { filter, label }, isCurrent, search }: CounterLabelProps) {
  if (!filter) return label;
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className="-outline-offset-2 after:absolute after:inset-0"
    >
      {label}
    </Link>
  );
}
