import { takeFocus } from '#ui/take-focus.ts';
import { Button } from '../ui/button.tsx';
import type { Typed } from './editing.ts';

interface CollisionProps {
  /** What the fields are called; a field without a name is not shown. */
  labels: Record<string, string>;
  /** A field's value as a person reads it. */
  textOf: (name: string, value: unknown) => string;
  /** The version that both sides started from. */
  base: Typed;
  mine: Typed;
  theirs: Typed;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** An edit that met a newer version: both, field by field, to choose from (4-decisions, 14). */
export function Collision({ labels, textOf, base, mine, theirs, ...choices }: CollisionProps) {
  const fields = Object.entries(labels).map(([name, label]) => {
    const [start, yours, other] = [base, mine, theirs].map((typed) =>
      textOf(name, typed[name] ?? ''),
    );
    return { name, label, start, yours, other };
  });
  const changed = fields.filter(({ start, yours, other }) => yours !== start || other !== start);
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus} className="grid gap-3 outline-none">
      <p className="rounded-panel bg-amber-soft px-3 py-2 text-amber">
        Somebody else changed this record while you were editing it. Keeping yours saves the fields
        that you changed over theirs.
      </p>
      {changed.map(({ name, label, start, yours, other }) => (
        <section key={name} className="rounded-panel border border-line bg-panel p-3">
          <h3 className="font-medium">{label}</h3>
          <dl className="mt-1 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-2 gap-y-1">
            <Version whose="Yours" text={yours} isUnchanged={yours === start} />
            <Version whose="Theirs" text={other} isUnchanged={other === start} />
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
  text: string | undefined;
  isUnchanged: boolean;
}

function Version({ whose, text, isUnchanged }: VersionProps) {
  return (
    <>
      <dt className="text-ink-soft">{whose}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        {text || 'Empty'}
        {isUnchanged && <span className="text-ink-soft"> (not changed)</span>}
      </dd>
    </>
  );
}
