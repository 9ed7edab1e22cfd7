import { useQuery } from '@tanstack/react-query';
import { dashboardPaths, type RequestsPerDay } from '#contract/dashboard.ts';
import type { Success } from '#contract/http.ts';
import { callApi } from '../../api.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { dashboardKey } from '../dashboard-key.ts';
import { LazyDayChart } from './lazy-day-chart.tsx';
import { requestSeries } from './series.ts';

/** How many of the days that the API counts the chart shows. Reports cover longer periods. */
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
