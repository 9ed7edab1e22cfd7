import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { groupDigits } from '#contract/format/rupees.ts';
import type { Success } from '#contract/http/http.ts';
import type { LeadFacts, LeadStats } from '#contract/leads/lead.ts';
import { callApi } from '../api.ts';
import { buildAddressQuery, buildFilterQuery, type ListState } from '../lists/list-address.ts';
import { recordKeys } from '../lists/record-cache.ts';
import type { ListSource } from '../lists/record-view.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatStatus } from '../ui/format.ts';
import { revealTab, tabBarClass, tabClass } from '../ui/tabs.tsx';
import { useLeadStats } from './lead-queries.ts';

/** The highest count by status: counting stops here to stay fast. */
const maxCount = 10_000;

/** Counts the requests that the filters besides the status match; the statistics count them all. */
function useStatusCounts(facts: LeadFacts, state: ListState) {
  const stats = useLeadStats(facts);
  const query = buildFilterQuery({ ...state, status: '' });
  const counts = useQuery({
    queryKey: [...recordKeys.stats(facts), 'by-status', query],
    queryFn: async ({ signal }) => {
      const path = `${facts.paths.records}/status-counts?${query}`;
      return (await callApi<Success<LeadStats['byStatus']>>(path, { signal })).data;
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  return query === '' ? { ...stats, data: stats.data?.byStatus } : counts;
}

function formatTabCount(count: number): string {
  return groupDigits(count) + (count === maxCount ? '+' : '');
}

interface StatusTabsProps {
  facts: LeadFacts;
  /** Labels of the counters by name; a tab has the label of the counter of its status. */
  counters: Record<string, string>;
  shape: ListSource['shape'];
  state: ListState;
}

/** The statuses of a request list as tabs with counts. Choosing one keeps the other filters. */
export function StatusTabs({ facts, counters, shape, state }: StatusTabsProps) {
  const { data: counts, error, isPending, refetch } = useStatusCounts(facts, state);
  if (error && !counts) {
    return (
      <ErrorPanel
        message={`Failed to fetch statistics. ${error.message}`}
        onRetry={() => refetch()}
      />
    );
  }
  const findLabel = (status: string) =>
    Object.entries(counters).find(([name]) => facts.counters[name] === status)?.[1];
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { status: '', label: findLabel('all') ?? 'All', count: total },
    ...Object.keys(facts.statuses).map((status) => ({
      status,
      label: findLabel(status) ?? formatStatus(status),
      count: counts?.[status],
    })),
  ];
  return (
    <nav aria-label="Status" aria-busy={isPending} className={tabBarClass}>
      {tabs.map(({ status, label, count }) => (
        <Link
          key={status}
          to={{ search: buildAddressQuery(shape, { ...state, status, page: 1 }) }}
          preventScrollReset
          ref={status === state.status ? revealTab : undefined}
          aria-current={status === state.status ? 'true' : undefined}
          className={`${tabClass} flex items-baseline gap-2 with-details:gap-1.5 with-details:px-2`}
        >
          {label}
          <span className={`font-semibold tabular-nums ${isPending ? 'opacity-40' : ''}`}>
            {count === undefined ? '–' : formatTabCount(count)}
          </span>
        </Link>
      ))}
    </nav>
  );
}
