import type { ReactNode } from 'react';
import { takeFocus } from '#ui/take-focus.ts';
import { formatStoredTimes } from '../lists/dates.tsx';
import type { ListedRecord } from '../lists/record-view.ts';
import { Button } from '../ui/button.tsx';
import type { Editing, FormValues } from './editing.ts';
import type { RecordForm } from './record-dialog.tsx';
import type { useSaving } from './saving.ts';

interface EditConflictProps {
  /** Labels by field. A field without a label is not shown. */
  labels: Record<string, string>;
  /** Formats a field's value for display. */
  formatValue: (name: string, value: unknown) => string;
  /** The version that both edits started from. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows an edit beside the newer version, field by field, to choose from (docs/spec/back-office.md#editing). */
export function EditConflict({
  labels,
  formatValue,
  base,
  mine,
  theirs,
  ...choices
}: EditConflictProps) {
  const fields = Object.entries(labels).map(([name, label]) => {
    const [start, yours, other] = [base, mine, theirs].map((values) =>
      formatStoredTimes(formatValue(name, values[name] ?? '')),
    );
    return { name, label, start, yours, other };
  });
  const changed = fields.filter(({ start, yours, other }) => yours !== start || other !== start);
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus} className="grid gap-3 outline-none">
      <p className="rounded-panel bg-amber-soft px-3 py-2 text-amber">
        Someone else changed this record while you were editing it. If you keep yours, the fields
        that you changed overwrite theirs.
      </p>
      {changed.map(({ name, label, start, yours, other }) => (
        <section key={name} className="rounded-panel border border-line bg-panel p-3">
          <h3 className="font-medium">{label}</h3>
          <dl className="mt-1 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-2 gap-y-1">
            <Version label="Yours" text={yours} isUnchanged={yours === start} />
            <Version label="Theirs" text={other} isUnchanged={other === start} />
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

interface FieldsOrConflictProps<Item extends ListedRecord> {
  editing: Editing<Item>;
  saving: ReturnType<typeof useSaving<Item>>;
  view: Pick<RecordForm<Item>, 'labels' | 'formatValue' | 'toFormValues'>;
  children: ReactNode;
}

/** The fields of a form, and after a conflicting edit the two versions in their place. */
export function FieldsOrConflict<Item extends ListedRecord>(props: FieldsOrConflictProps<Item>) {
  const { editing, saving, children } = props;
  const { labels, formatValue = String, toFormValues } = props.view;
  const { newer } = saving;
  if (!newer) return children;
  return (
    <EditConflict
      labels={labels}
      formatValue={formatValue}
      base={toFormValues(editing.base)}
      mine={editing.getInput()}
      theirs={toFormValues(newer)}
      onKeepMine={() => saving.keepMine(newer)}
      onTakeTheirs={() => saving.takeTheirs(newer)}
    />
  );
}

interface VersionProps {
  label: string;
  text: string | undefined;
  isUnchanged: boolean;
}

function Version({ label, text, isUnchanged }: VersionProps) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        {text || 'Empty'}
        {isUnchanged && <span className="text-ink-soft"> (not changed)</span>}
      </dd>
    </>
  );
}

/** Formats a value for the display of conflicting edits: booleans are Yes and No. */
export function formatYesOrNo(_name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
