import { type ComponentProps, lazy, Suspense } from 'react';
import { DayTable } from './day-table.tsx';

// The chart library loads after the figures.
const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }));

/** Values by day as a chart and as a table. */
export function LazyDayChart(props: ComponentProps<typeof DayTable>) {
  return (
    <>
      <Suspense fallback={<div className="h-35" />}>
        <DayChart {...props} />
      </Suspense>
      <DayTable {...props} />
    </>
  );
}
