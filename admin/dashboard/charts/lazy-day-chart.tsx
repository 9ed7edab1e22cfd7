import { type ComponentProps, lazy, Suspense } from 'react';
import { DayTable } from './day-table.tsx';

// The charting library comes after the figures.
const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }));

/** Numbers by day, to look at and to read. */
export function LazyDayChart(props: ComponentProps<typeof DayTable>) {
  return (
    <>
      <Suspense fallback={<div className="h-64" />}>
        <DayChart {...props} />
      </Suspense>
      <DayTable {...props} />
    </>
  );
}
