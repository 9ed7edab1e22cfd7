import { Figure, Panel } from '../ui/panel.tsx';
import { type KindStatistics, readCounter } from './statistics.ts';

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
