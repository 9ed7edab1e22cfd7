import { FormProvider } from 'react-hook-form';
import { FieldsOrConflict } from '../../forms/edit-conflict.tsx';
import { useEditing } from '../../forms/editing.ts';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { formatSaveFailure, useSaving } from '../../forms/saving.ts';
import type { ListedRecord } from '../../lists/record-view.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';

interface EmbeddedFormProps<Item extends ListedRecord> {
  form: RecordForm<Item>;
  /** The record to edit; null to create one. */
  record: Item | null;
  /** Called after a save or a reset, to return to creating records. */
  onDone: () => void;
}

/** Returns the first message in a form's errors, which are nested like its fields. */
function findMessage(errors: object): string | undefined {
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  return Object.entries(errors)
    .filter(([name, error]) => name !== 'ref' && typeof error === 'object' && error !== null)
    .map(([, error]) => findMessage(error))
    .find((message) => message !== undefined);
}

/** A record's form inside a page, below its list. */
export function EmbeddedForm<Item extends ListedRecord>(props: EmbeddedFormProps<Item>) {
  const { form: view, record, onDone } = props;
  const { kind, toFormValues, Fields } = view;
  const modeTexts = record ? view.texts.edit : view.texts.create;
  const editing = useEditing({
    ...view,
    form: `embedded ${kind.slug} ${record?._id ?? 'new'}`,
    record,
  });
  const { form, canLeave } = editing;
  const saving = useSaving({
    kind,
    editing,
    send: view.send,
    saved: (saved) => `${view.formatName(saved)} is saved.`,
    onSaved: reset,
  });
  const { newer, headline, error, isPending } = saving;
  function reset() {
    canLeave.current = true;
    form.reset(toFormValues(null));
    onDone();
  }
  // Errors of single fields are also announced, since the form's buttons may be far from its first field.
  const fieldError = findMessage(form.formState.errors);
  const failure = headline ?? (error ? formatSaveFailure(view.failed, error) : fieldError);
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={modeTexts.title} onSubmit={saving.save} className="grid gap-4">
        <h3 className="font-semibold">{modeTexts.title}</h3>
        <FieldsOrConflict view={view} editing={editing} saving={saving}>
          <Fields record={record} />
        </FieldsOrConflict>
        {failure && !newer && <ErrorPanel message={failure} />}
        <div className="flex flex-wrap gap-2 border-line bg-panel lg:sticky lg:-bottom-4 lg:-mx-4 lg:-mb-4 lg:border-t lg:px-4 lg:py-3">
          {!newer && (
            <Button type="submit" tone="primary" aria-disabled={isPending}>
              {isPending ? 'Saving...' : modeTexts.submit}
            </Button>
          )}
          <Button onClick={reset}>Reset</Button>
        </div>
      </form>
    </FormProvider>
  );
}
