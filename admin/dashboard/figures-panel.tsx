import type { ReactNode } from 'react';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Figure, Panel } from '../ui/panel.tsx';
import { type KindStatistics, readCounter } from './statistics.ts';

/** The figures of one kind, or an error if they failed to load; nothing without its permission. */
export function FiguresPanel({
  title,
  statistics,
  figures,
}: {
  title: string;
  statistics: KindStatistics;
  /** Labels by counter. */
  figures: Record<string, string>;
}) {
  if (!statistics.isPermitted) return null;
  return (
    <Panel title={title}>
      <StatisticsOrError statistics={statistics}>
        <dl className="grid">
          {Object.entries(figures).map(([name, label]) => (
            <Figure key={name} label={label} value={readCounter(statistics, name)} />
          ))}
        </dl>
      </StatisticsOrError>
    </Panel>
  );
}

/** Renders its children, or an error with Retry if the statistics failed to load. */
export function StatisticsOrError({
  statistics: { values, hasFailed, retry },
  children,
}: {
  statistics: KindStatistics;
  children: ReactNode;
}) {
  if (hasFailed && !values)
    return <ErrorPanel message="Failed to fetch statistics" onRetry={retry} />;
  return children;
}
