import { Figure, Panel } from './panel.tsx';
import { counterOf, type KindStatistics } from './statistics.ts';

interface SummaryPanelProps {
  title: string;
  /** A label, the statistics of its kind, and the counter. */
  lines: readonly (readonly [label: string, of: KindStatistics, counter: string])[];
  note?: string;
}

/** Figures of several kinds together. */
export function SummaryPanel({ title, lines, note }: SummaryPanelProps) {
  return (
    <Panel title={title}>
      <dl className="grid">
        {lines.map(([label, of, counter]) => (
          <Figure key={label} label={label} value={of.values && counterOf(of, counter)} />
        ))}
      </dl>
      {note && <p className="mt-2 text-ink-soft">{note}</p>}
    </Panel>
  );
}
