import type { LineChange } from '#contract/on-road/line-changes.ts';
import { chargeLabels, type TariffLine } from '#contract/on-road/tariff-lines.ts';
import { Badge } from '../../ui/badge.tsx';
import { describeCars, describeFigure } from '../lines/line-words.ts';

const describeKind = ({ before, after }: LineChange) => {
  if (!before) return { color: 'green', text: 'New' } as const;
  return after
    ? ({ color: 'amber', text: 'Changed' } as const)
    : ({ color: 'red', text: 'Removed' } as const);
};

/** What changes in a line: its figure, or what else is said about it. */
function describeChange({ before, after }: LineChange): string {
  if (!before || !after) return describeFigure((after ?? before) as TariffLine);
  const [old, fresh] = [describeFigure(before), describeFigure(after)];
  return old === fresh ? `${fresh}, other details` : `${old} → ${fresh}`;
}

/** The lines that a draft adds, removes or changes. */
export function LineChanges({ changes }: { changes: readonly LineChange[] }) {
  if (changes.length === 0) return <p className="text-ink-soft">No line changes.</p>;
  return (
    <ul className="grid gap-1.5">
      {changes.map((change, index) => {
        const line = (change.after ?? change.before) as TariffLine;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and lines can be equal.
          <li key={index} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <Badge {...describeKind(change)} />
            <span className="font-medium">{chargeLabels[line.charge]}</span>
            {line.label !== chargeLabels[line.charge] && <span>‘{line.label}’</span>}
            <span className="text-ink-soft">{describeCars(line)}</span>
            <span>{describeChange(change)}</span>
          </li>
        );
      })}
    </ul>
  );
}
