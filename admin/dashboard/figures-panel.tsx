import { type ReactNode, useState } from 'react';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Figure, Panel } from '../ui/panel.tsx';
import { type KindStatistics, readCounter } from './statistics.ts';

/** A list that shows its first rows, and the others on request. */
export function FirstRows<Row>({
  label,
  rows,
  maxRows = 5,
  className = '',
  children,
}: {
  /** The noun for the rows on the button: 'pages'. */
  label: string;
  rows: readonly Row[];
  maxRows?: number;
  className?: string;
  children: (row: Row, index: number) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const hasMore = rows.length > maxRows;
  return (
    <>
      <ol className={className}>{(isOpen ? rows : rows.slice(0, maxRows)).map(children)}</ol>
      {hasMore && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 inline-flex min-h-6 items-center font-medium text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show fewer' : 'Show all'} {label}
          {!isOpen && ` (${rows.length})`}
        </button>
      )}
    </>
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

interface SummaryPanelProps {
  title: string;
  /** A label, the statistics of its kind, and the counter. */
  lines: readonly (readonly [label: string, statistics: KindStatistics, counter: string])[];
  note?: string;
}

/** Figures of several kinds in one panel, those that the user may see. */
export function SummaryPanel({ title, lines, note }: SummaryPanelProps) {
  const permitted = lines.filter(([, { isPermitted }]) => isPermitted);
  if (permitted.length === 0) return null;
  return (
    <Panel title={title}>
      <dl className="grid">
        {permitted.map(([label, statistics, counter]) => (
          <Figure
            key={label}
            label={label}
            value={statistics.values && readCounter(statistics, counter)}
          />
        ))}
      </dl>
      {note && <p className="mt-2 text-ink-soft">{note}</p>}
    </Panel>
  );
}
