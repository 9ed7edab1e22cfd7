import { useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import {
  dashboardPaths,
  type PageViewsSummary,
  pageViewDays,
  type RequestsPerDay,
} from '#contract/reports/dashboard.ts';
import { callApi } from '../../api.ts';
import { dashboardKey } from '../../query-client.ts';
import { screens } from '../../screens.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FirstRows } from '../figures-panel.tsx';
import { LazyDayChart } from './lazy-day-chart.tsx';

/** One layer of a stacked bar chart. */
export interface Series {
  key: string;
  label: string;
  color: string;
}

/** The color of a chart with one layer. */
const chartBlue = 'light-dark(#2f6bd6, #6fa2ff)';

/**
 * The colors of layers, in light and dark mode: clearer than those of badges, whose text is dark. Each has a contrast of
 * at least 3:1 with the panel, and differs from its neighbors in hue.
 */
const layerColors: Partial<Record<string, string>> = {
  blue: chartBlue,
  green: 'light-dark(#26905c, #58c690)',
  violet: 'light-dark(#8a5cd6, #b596f5)',
  amber: 'light-dark(#c2740a, #f0ad4e)',
  teal: 'light-dark(#158996, #55c3cc)',
  pink: 'light-dark(#cf4b92, #f086bd)',
  grey: 'light-dark(#7d8794, #9aa4b1)',
};

/** The request types, in stacking order from the bottom. */
export const requestSeries: readonly Series[] = screens.flatMap(({ path, title, color = '' }) => {
  const fill = layerColors[color];
  return fill ? [{ key: path.slice(1), label: title, color: fill }] : [];
});

/** The number of days that the chart shows; the API returns more. Reports cover longer periods. */
const shownDays = 30;

/** Requests per day by type. */
export function RequestsPanel({ className }: { className: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...dashboardKey, 'requests-per-day'],
    queryFn: async ({ signal }) =>
      (await callApi<Success<RequestsPerDay>>(dashboardPaths.requestsPerDay, { signal })).data,
  });
  const series = requestSeries.filter(({ key }) => data?.counts[key]);
  const days = data?.days
    .map((day, index) => ({
      day,
      ...Object.fromEntries(series.map(({ key }) => [key, data.counts[key]?.[index] ?? 0])),
    }))
    .slice(-shownDays);
  return (
    <Panel title={`Requests per day, last ${shownDays} days`} className={className}>
      {error && !data && <ErrorPanel message="Failed to fetch statistics" onRetry={refetch} />}
      {days && <LazyDayChart caption="Requests per day by type" days={days} series={series} />}
    </Panel>
  );
}

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
