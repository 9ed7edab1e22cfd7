import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { groupDigits } from '#contract/format/rupees.ts';
import { formatShortDay } from '../../ui/format.ts';
import type { Series } from './day-panels.tsx';

/** The values of one day, by series. */
export type Day = { day: string } & Record<string, number | string>;

const tickStyle = { fontSize: 11, fill: 'var(--color-ink-soft)' };

/** Lines and dots that distinguish layers of similar colors; the first layer is plain. */
const marks = [
  'M-1,1 l2,-2 M0,8 l8,-8 M7,9 l2,-2',
  'M0,4 h8',
  'M3,4 h2',
  'M4,0 v8',
  'M-1,7 l2,2 M0,0 l8,8 M7,-1 l2,2',
  'M0,4 h8 M4,0 v8',
];

/** The fill of a layer, in the chart and in its legend. */
const chooseFill = (id: string, key: string, color: string, index: number) =>
  index === 0 ? color : `url(#${id}-${key})`;

/** A pattern for each layer but the first: its color with thin marks in the color of the panel. */
function Patterns({ id, series }: { id: string; series: readonly Series[] }) {
  return (
    <defs>
      {series.slice(1).map(({ key, color }, index) => (
        <pattern key={key} id={`${id}-${key}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill={color} />
          <path d={marks[index % marks.length]} stroke="var(--color-panel)" strokeOpacity={0.3} />
        </pattern>
      ))}
    </defs>
  );
}

/** A stacked bar chart of values by day. Hidden from screen readers: DayTable has the same data. */
export function DayChart({ days, series }: { days: readonly Day[]; series: readonly Series[] }) {
  const id = useId().replaceAll(/\W/g, '');
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
            <Patterns id={id} series={series} />
            {series.map(({ key, label, color }, index) => (
              <Bar
                key={key}
                dataKey={key}
                name={label}
                stackId="all"
                fill={chooseFill(id, key, color, index)}
                stroke={series.length > 1 ? 'var(--color-panel)' : undefined}
                strokeWidth={0.5}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      {series.length > 1 && <Legend id={id} days={days} series={series} />}
    </div>
  );
}

/** The layers with their sums: beside the chart, on phones below it, so that the bars keep their height. */
function Legend(props: { id: string; days: readonly Day[]; series: readonly Series[] }) {
  const { id, days, series } = props;
  return (
    <ul className="grid content-center gap-x-6 text-xs/5 text-ink-soft max-sm:mt-2">
      {series.map(({ key, label, color }, index) => (
        <li key={key} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width={12} height={12} className="flex-none">
            <rect width={12} height={12} rx={2} fill={chooseFill(id, key, color, index)} />
          </svg>
          <span className="min-w-0 grow truncate">{label}</span>
          <span className="font-medium text-ink">
            {groupDigits(days.reduce((sum, day) => sum + Number(day[key] ?? 0), 0))}
          </span>
        </li>
      ))}
    </ul>
  );
}
