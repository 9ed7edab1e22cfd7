import type { ReactNode } from 'react';
import { groupDigits } from '#contract/format/rupees.ts';
import type { BadgeColor } from '#contract/leads/lead.ts';

/** One part of a whole, with its color. */
export interface Part {
  label: string;
  count: number;
  color: BadgeColor;
}

const listShown = (parts: readonly Part[]) => parts.filter(({ count }) => count > 0);

/** A color of badges, softened so that figures are more prominent than bars. */
const soften = (color: BadgeColor | 'edge') =>
  `color-mix(in srgb, var(--color-${color}) 75%, var(--color-panel))`;

interface BreakdownProps {
  parts: readonly Part[];
  /** In percent of the longest bar. */
  length?: number | undefined;
}

/**
 * A whole as one bar, divided by its parts in the order of the legend below. Hidden from screen readers: the legend says
 * the same.
 */
function StackedBar({ parts, length = 100 }: BreakdownProps) {
  return (
    <span
      aria-hidden
      className="flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-hover"
      // Without parts it is an empty track.
      style={length > 0 ? { width: `${length}%` } : undefined}
    >
      {listShown(parts).map(({ label, count, color }) => (
        <span
          key={label}
          title={`${label}: ${groupDigits(count)}`}
          className="min-w-1.5"
          style={{ flexGrow: count, flexBasis: 0, backgroundColor: soften(color) }}
        />
      ))}
    </span>
  );
}

interface LegendEntry {
  label: string;
  count?: number;
  /** A badge color, or that of the unfilled part of a bar. */
  color: BadgeColor | 'edge';
}

/** The legend of bars: each color in words, with its number if there is one. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
      {entries.map(({ label, count, color }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2 flex-none rounded-full"
            style={{ backgroundColor: soften(color) }}
          />
          <span className="text-ink-soft">{label}</span>
          {count !== undefined && groupDigits(count)}
        </li>
      ))}
    </ul>
  );
}

/** The rows of a chart, divided by lines. */
export const ChartRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="grid gap-4">
    {children}
  </ul>
);

interface ChartRowProps {
  name: string;
  /** The row's main figure, at its end. */
  figure: string;
  /** Whether the figure says that there is no value. */
  isQuiet?: boolean;
  /** The figure's name for screen readers; none if the figure names itself. */
  unit?: string;
  /** More about the row, after its name. */
  detail?: string;
  children: ReactNode;
}

/** One row of a chart: its name and figure above a bar. */
export function ChartRow({ name, figure, isQuiet, unit, detail, children }: ChartRowProps) {
  return (
    <li className="grid gap-1.5 break-inside-avoid">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        {detail && <span className="flex-none text-ink-soft">{detail}</span>}
        <span className={`flex-none ${isQuiet ? 'text-ink-soft' : 'font-semibold'}`}>
          {figure}
          {unit && <span className="sr-only"> {unit}</span>}
        </span>
      </p>
      {children}
    </li>
  );
}

/** A divided bar with its legend; an empty bar for nothing. */
export function Breakdown({ parts, length }: BreakdownProps) {
  return (
    <>
      <StackedBar parts={parts} length={length} />
      <Legend entries={listShown(parts)} />
    </>
  );
}

interface LengthBarProps {
  /** In percent of the longest bar. */
  length: number;
  /** In percent of this bar. */
  filled: number;
  /** The color of the filled part. */
  color?: BadgeColor;
  /** Whether the rest of the bar is an empty track without a value. */
  isTrack?: boolean;
}

/** A bar with a filled part. Hidden from screen readers: the figures beside it say the same. */
export function LengthBar({ length, filled, color = 'green', isTrack = false }: LengthBarProps) {
  return (
    <span aria-hidden className="block h-1.5">
      <span
        className="flex h-full min-w-1.5 overflow-hidden rounded-full bg-hover"
        style={{
          width: `${length}%`,
          ...(!isTrack && { backgroundColor: soften('edge') }),
        }}
      >
        <span style={{ width: `${filled}%`, backgroundColor: soften(color) }} />
      </span>
    </span>
  );
}
