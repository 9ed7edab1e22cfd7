import { useQuery } from '@tanstack/react-query';
import { dashboardPaths, type PageViewsSummary, pageViewDays } from '#contract/dashboard.ts';
import type { Success } from '#contract/http.ts';
import { callApi } from '../../api.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { dashboardKey } from '../dashboard-key.ts';
import { FirstRows } from '../first-rows.tsx';
import { LazyDayChart } from './lazy-day-chart.tsx';
import { chartBlue } from './series.ts';

const series = [{ key: 'views', label: 'Page views', color: chartBlue }];

/** Page views per day, the most viewed pages and the referring sites. */
export function PageViewsPanel({ className = '' }: { className?: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...dashboardKey, 'page-views'],
    queryFn: async ({ signal }) =>
      (await callApi<Success<PageViewsSummary>>(dashboardPaths.pageViews, { signal })).data,
  });
  const days = data?.days.map((day, index) => ({ day, views: data.counts[index] ?? 0 }));
  const hasViews = data?.counts.some((count) => count > 0);
  return (
    <Panel title={`Page views, last ${pageViewDays} days`} className={className}>
      {error && !data && <ErrorPanel message="Failed to fetch statistics" onRetry={refetch} />}
      {data && !hasViews && <p className="text-ink-soft">No page views in this period.</p>}
      {hasViews && data && days && (
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 xl:grid-cols-4">
          <div className="min-w-0 md:col-span-2">
            <LazyDayChart caption="Page views per day" days={days} series={series} />
          </div>
          <TopList title="Most viewed pages" label="pages" entries={data.pages} />
          <TopList title="Referring sites" label="sites" entries={data.referrers} />
        </div>
      )}
    </Panel>
  );
}

interface TopListProps {
  title: string;
  label: string;
  entries: PageViewsSummary['pages'];
}

function TopList({ title, label, entries }: TopListProps) {
  return (
    <div className="min-w-0">
      <h3 className="font-medium">{title}</h3>
      {entries.length === 0 && <p className="mt-1 text-ink-soft">None yet.</p>}
      <FirstRows label={label} rows={entries} className="mt-1">
        {({ name, count }) => (
          <li
            key={name}
            className="flex justify-between gap-4 border-t border-line py-0.5 first:border-0"
          >
            <span className="truncate" title={name}>
              {name}
            </span>
            <span className="flex-none text-ink-soft">{count.toLocaleString('en')}</span>
          </li>
        )}
      </FirstRows>
    </div>
  );
}
