import { type ReactNode, useId } from 'react';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { type KindStatistics, readCounter } from './statistics.ts';

/** A titled section of a dashboard. */
export function Panel({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-panel border border-line bg-panel p-4 ${className}`}
    >
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

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

/** One number with its label; undefined shows as not available. */
export function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-1.5 first:border-0 first:pt-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{value?.toLocaleString('en') ?? 'Not available'}</dd>
    </div>
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
