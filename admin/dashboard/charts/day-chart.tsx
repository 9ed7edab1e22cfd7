import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Series } from './series.ts';

/** A day's numbers by series. */
export type Day = { day: string } & Record<string, number | string>;

const shortDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const small = { fontSize: 11, fill: 'var(--color-ink-soft)' };

/** Numbers by day as bars, several series on top of each other. A table says the same beside it. */
export function DayChart({ days, series }: { days: readonly Day[]; series: readonly Series[] }) {
  return (
    <div aria-hidden className="h-64">
      <ResponsiveContainer
        width="100%"
        height="100%"
        initialDimension={{ width: 600, height: 256 }}
      >
        <BarChart
          data={[...days]}
          barCategoryGap={1}
          margin={{ left: -20, top: 4 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="day"
            tickFormatter={shortDay}
            tick={small}
            tickLine={false}
            minTickGap={40}
            axisLine={false}
          />
          <YAxis allowDecimals={false} tick={small} tickLine={false} axisLine={false} />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--color-hover)' }}
            labelFormatter={(day) => shortDay(String(day))}
            contentStyle={{
              background: 'var(--color-raised)',
              border: '1px solid var(--color-line)',
              borderRadius: 6,
              color: 'var(--color-ink)',
            }}
          />
          {series.length > 1 && <Legend iconType="circle" iconSize={8} />}
          {series.map(({ key, label, colour }) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              stackId="all"
              fill={colour}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
