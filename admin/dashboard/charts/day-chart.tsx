import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { groupDigits } from '#contract/rupees.ts';
import { formatShortDay } from '../../ui/format-day.ts';
import type { Series } from './series.ts';

/** The values of one day, by series. */
export type Day = { day: string } & Record<string, number | string>;

const tickStyle = { fontSize: 11, fill: 'var(--color-ink-soft)' };

/** A stacked bar chart of values by day. Hidden from screen readers: DayTable has the same data. */
export function DayChart({ days, series }: { days: readonly Day[]; series: readonly Series[] }) {
  return (
    <div
      aria-hidden
      className={series.length > 1 ? 'gap-x-6 sm:grid sm:grid-cols-[minmax(0,1fr)_11.5rem]' : ''}
    >
      <div className="h-35">
        <ResponsiveContainer
          width="100%"
          height="100%"
          initialDimension={{ width: 600, height: 140 }}
        >
          <BarChart
            data={[...days]}
            barCategoryGap="18%"
            maxBarSize={24}
            margin={{ left: -20, top: 10 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="day"
              tickFormatter={formatShortDay}
              tick={tickStyle}
              tickLine={false}
              minTickGap={32}
              axisLine={false}
            />
            <YAxis
              allowDecimals={false}
              interval={0}
              tick={tickStyle}
              tickLine={false}
              axisLine={false}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--color-hover)' }}
              labelFormatter={(day) => formatShortDay(String(day))}
              contentStyle={{
                background: 'var(--color-raised)',
                border: '1px solid var(--color-line)',
                borderRadius: 6,
                color: 'var(--color-ink)',
              }}
            />
            {series.map(({ key, label, color }) => (
              <Bar
                key={key}
                dataKey={key}
                name={label}
                stackId="all"
                fill={color}
                stroke={series.length > 1 ? 'var(--color-panel)' : undefined}
                strokeWidth={0.5}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      {series.length > 1 && <Legend days={days} series={series} />}
    </div>
  );
}

/** The layers with their sums, beside the chart, on phones below it, where they do not take the bars' height. */
function Legend({ days, series }: { days: readonly Day[]; series: readonly Series[] }) {
  return (
    <ul className="grid content-center gap-x-6 text-xs/5 text-ink-soft max-sm:mt-2">
      {series.map(({ key, label, color }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span className="size-2.5 flex-none rounded-xs" style={{ backgroundColor: color }} />
          <span className="min-w-0 grow truncate">{label}</span>
          <span className="font-medium text-ink">
            {groupDigits(days.reduce((sum, day) => sum + Number(day[key] ?? 0), 0))}
          </span>
        </li>
      ))}
    </ul>
  );
}
