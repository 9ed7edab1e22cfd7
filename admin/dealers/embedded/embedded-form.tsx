import { FormProvider } from 'react-hook-form';
import { Collision } from '../../forms/collision.tsx';
import { useEditing } from '../../forms/editing.ts';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { useSaving } from '../../forms/saving.ts';
import type { ListedRecord } from '../../lists/record-kind.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';

interface EmbeddedFormProps<Item extends ListedRecord> {
  form: RecordForm<Item>;
  /** The record that is edited; null makes a new one. */
  record: Item | null;
  /** Back to making new ones: after a save, and when the form is reset. */
  onDone: () => void;
}

/** A record's form that stands in a page, below the list it is filled from. */
export function EmbeddedForm<Item extends ListedRecord>(props: EmbeddedFormProps<Item>) {
  const { form: view, record, onDone } = props;
  const { kind, labels, textOf = String, typedOf, Fields } = view;
  const words = record ? view.texts.edit : view.texts.create;
  const editing = useEditing({
    ...view,
    form: `embedded ${kind.slug} ${record?._id ?? 'new'}`,
    record,
  });
  const { form, base, mayLeave, typed } = editing;
  const saving = useSaving({
    kind,
    editing,
    send: view.send,
    saved: (saved) => `${view.nameOf(saved)} is saved.`,
    onSaved: reset,
  });
  const { newer, refusal, error, isPending } = saving;
  function reset() {
    mayLeave.current = true;
    form.reset(typedOf(null));
    onDone();
  }
  const fault = refusal ?? (error && `${view.failed} ${error.message}`);
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={words.title} onSubmit={saving.save} className="grid gap-4">
        <h3 className="font-semibold">{words.title}</h3>
        {newer ? (
          <Collision
            labels={labels}
            textOf={textOf}
            base={typedOf(base)}
            mine={typed()}
            theirs={typedOf(newer)}
            onKeepMine={() => saving.keepMine(newer)}
            onTakeTheirs={() => saving.takeTheirs(newer)}
          />
        ) : (
          <Fields record={record} />
        )}
        {fault && !newer && <ErrorPanel message={fault} />}
        <div className="flex flex-wrap gap-2">
          {!newer && (
            <Button type="submit" tone="primary" aria-disabled={isPending}>
              {isPending ? 'Saving...' : words.submit}
            </Button>
          )}
          <Button onClick={reset}>Reset</Button>
        </div>
      </form>
    </FormProvider>
  );
}
