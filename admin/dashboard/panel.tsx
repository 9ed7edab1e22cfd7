import { type ReactNode, useId } from 'react';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { counterOf, type KindStatistics } from './statistics.ts';

/** A titled part of a dashboard. */
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
      <h2 id={id} className="mb-3 text-sm font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Figures of one kind, or in their place that they could not be read (4-decisions, 15). */
export function FiguresPanel({
  title,
  statistics,
  figures,
}: {
  title: string;
  statistics: KindStatistics;
  /** Labels by the counter's name. */
  figures: Record<string, string>;
}) {
  return (
    <Panel title={title}>
      <FailedOr statistics={statistics}>
        <dl className="grid">
          {Object.entries(figures).map(([name, label]) => (
            <Figure key={name} label={label} value={counterOf(statistics, name)} />
          ))}
        </dl>
      </FailedOr>
    </Panel>
  );
}

/** One number beside its name; none where it could not be read. */
export function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-base font-semibold">{value?.toLocaleString('en') ?? 'Not available'}</dd>
    </div>
  );
}

/** The figures of a kind if there are any; an error with a way to try again in their place. */
export function FailedOr({
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
