import { Link } from 'react-router';
import type { LeadFacts } from '#contract/lead.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { useLeadStats } from './lead-queries.ts';

interface LeadCountersProps {
  facts: LeadFacts;
  counters: Record<string, string>;
}

/** The counters on top; each leads to the requests that it counts. */
export function LeadCounters({ facts, counters }: LeadCountersProps) {
  const { data: stats, error, isPending, refetch } = useLeadStats(facts);
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
      {Object.entries(counters).map(([name, label]) => (
        <div key={name} className="relative bg-panel px-4 py-3 hover:bg-hover">
          <dt className="text-ink-soft">
            <Link
              to={listOf(facts.counters[name])}
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

function listOf(status: string | undefined) {
  return { search: !status || status === 'all' ? '' : `?${new URLSearchParams({ status })}` };
}
