import { type ComponentProps, lazy, Suspense } from 'react';
import { formatMoment } from '../../ui/format.ts';
import type { Day } from './day-chart.tsx';
import type { Series } from './day-panels.tsx';

/** The chart's data as a table, newest first, without empty days. */
export function DayTable({
  caption,
  days,
  series,
}: {
  caption: string;
  days: readonly Day[];
  series: readonly Series[];
}) {
  const nonEmpty = days.filter((day) => series.some(({ key }) => Number(day[key]) > 0)).reverse();
  return (
    <details className="mt-1">
      <summary className="w-fit cursor-pointer font-medium text-ink-soft hover:text-ink">
        Show as a table
      </summary>
      {nonEmpty.length === 0 ? (
        <p className="mt-2 text-ink-soft">No data in this period.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        <section tabIndex={0} aria-label={caption} className="mt-2 max-h-72 overflow-auto">
          <table className="w-full text-left">
            <caption className="sr-only">{caption}</caption>
            <thead className="sticky top-0 bg-panel">
              <tr>
                <th scope="col" className="py-1 pe-4 font-medium text-ink-soft">
                  Day
                </th>
                {series.map(({ label }) => (
                  <th
                    key={label}
                    scope="col"
                    className="py-1 pe-4 text-end font-medium text-ink-soft"
                  >
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {nonEmpty.map((day) => (
                <tr key={day.day} className="border-t border-line">
                  <th scope="row" className="py-1 pe-4 font-normal whitespace-nowrap">
                    {formatMoment(day.day, null)}
                  </th>
                  {series.map(({ key }) => (
                    <td key={key} className="py-1 pe-4 text-end">
                      {Number(day[key]).toLocaleString('en')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

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
