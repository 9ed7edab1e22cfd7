import { takeFocus } from '#ui/take-focus.ts';
import { Button } from '../../ui/button.tsx';
import { statusLabel } from '../status-label.ts';
import type { Typed } from './editing.ts';

interface CollisionProps {
  labels: Record<string, string>;
  /** The version that both sides started from. */
  base: Typed;
  mine: Typed;
  theirs: Typed;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** An edit that met a newer version: both, field by field, to choose from (4-decisions, 14). */
export function Collision({ labels, base, mine, theirs, ...choices }: CollisionProps) {
  const changed = Object.keys(base).filter(
    (name) => mine[name] !== base[name] || theirs[name] !== base[name],
  );
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus} className="grid gap-3 outline-none">
      <p className="rounded-panel bg-amber-soft px-3 py-2 text-amber">
        Somebody else changed this record while you were editing it. Keeping yours saves the fields
        that you changed over theirs.
      </p>
      {changed.map((name) => (
        <section key={name} className="rounded-panel border border-line bg-panel p-3">
          <h4 className="font-medium">{name === 'status' ? 'Status' : (labels[name] ?? name)}</h4>
          <dl className="mt-1 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-2 gap-y-1">
            <Version whose="Yours" name={name} value={mine[name]} base={base[name]} />
            <Version whose="Theirs" name={name} value={theirs[name]} base={base[name]} />
          </dl>
        </section>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={choices.onKeepMine}>
          Keep mine
        </Button>
        <Button onClick={choices.onTakeTheirs}>Take theirs</Button>
      </div>
    </div>
  );
}

interface VersionProps {
  whose: string;
  name: string;
  value: string | undefined;
  base: string | undefined;
}

function Version({ whose, name, value = '', base }: VersionProps) {
  const shown = name === 'status' ? statusLabel(value) : value;
  return (
    <>
      <dt className="text-ink-soft">{whose}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        {shown || 'Empty'}
        {value === base && <span className="text-ink-soft"> (not changed)</span>}
      </dd>
    </>
  );
}
