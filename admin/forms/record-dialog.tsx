import { type FunctionComponent, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useDialogExit, useDialogId } from '../lists/list-address.ts';
import { useRecord } from '../lists/record-cache.ts';
import type { ListedRecord, RecordKind } from '../lists/record-view.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { DiscardGuard } from './discard-guard.tsx';
import { FieldsOrConflict } from './edit-conflict.tsx';
import { type EditedRecord, type FormValues, useEditing } from './editing.ts';
import { FormDialog, FormFooter } from './form-dialog.tsx';
import { type Risk, type SaveFailure, submitBy, useSaving } from './saving.ts';
import type { Transport } from './send-record.ts';

/** The form that creates and edits records of one kind. */
export interface RecordForm<Item extends ListedRecord>
  extends Pick<EditedRecord<Item>, 'schema' | 'toFormValues'> {
  kind: RecordKind;
  /** Titles and buttons of the form for a new record and for a stored one. */
  texts: Record<'create' | 'edit', { title: string; submit: string; failed?: SaveFailure }>;
  /** Labels by field, and a formatter of their values, for the display of conflicting edits. */
  labels: Record<string, string>;
  formatValue?: (name: string, value: unknown) => string;
  /** Returns a record's name for messages. */
  formatName: (record: Item) => string;
  /** The message for a failed save, unless `texts` has a specific one. */
  failed: SaveFailure;
  /** Whether the form has content beside the fields. */
  isWide?: boolean;
  Fields: FunctionComponent<{ record: Item | null }>;
  send: (version: Item | null, values: FormValues, transport: Transport) => Promise<Item>;
  /** What to ask before saving, and how to undo a save; see `useSaving`. */
  findRisk?: (version: Item | null, values: FormValues) => Risk | null;
  findUndo?: (version: Item, saved: Item) => FormValues | null;
}

/** Shows the form of the record in the address over its list; 'new' shows an empty form. */
export function RecordDialog<Item extends ListedRecord>({ form }: { form: RecordForm<Item> }) {
  const id = useDialogId('edit');
  if (id === 'new') return <FormBody key={id} form={form} record={null} />;
  return id && <StoredForm key={id} form={form} id={id} />;
}

function StoredForm<Item extends ListedRecord>({
  form,
  id,
}: {
  form: RecordForm<Item>;
  id: string;
}) {
  const { close } = useDialogExit('edit');
  const { data: record, error, refetch } = useRecord<Item>(form.kind, id);
  if (record) return <FormBody form={form} record={record} />;
  return (
    <FormDialog title={form.texts.edit.title} onClose={close}>
      <div className="p-5">
        {error ? (
          <ErrorPanel message={error.message} onRetry={refetch} />
        ) : (
          <p role="status">Loading...</p>
        )}
      </div>
    </FormDialog>
  );
}

/** The dialog of a form for a record that is loaded, or for a new one. Ctrl+Enter (or ⌘+Enter) saves. */
export function FormBody<Item extends ListedRecord>({
  form: view,
  record,
}: {
  form: RecordForm<Item>;
  record: Item | null;
}) {
  const { kind, texts, labels, Fields } = view;
  const modeTexts = record ? texts.edit : texts.create;
  const exit = useDialogExit('edit');
  const editing = useEditing({ ...view, form: `${kind.slug} ${record?._id ?? 'new'}`, record });
  const { form, isDirty, canLeave } = editing;
  const saving = useSaving({
    kind,
    editing,
    send: view.send,
    saved: (saved) => `${view.formatName(saved)} is saved.`,
    onSaved: exit.close,
    findRisk: view.findRisk,
    findUndo: view.findUndo,
  });
  const { asked } = saving;
  const isNew = record === null;
  useEffect(() => {
    // A new record gets focus in its first field. An existing one is read first.
    if (isNew) form.setFocus(Object.keys(labels)[0] ?? '');
  }, [form, isNew, labels]);
  return (
    <FormDialog title={modeTexts.title} isWide={view.isWide} onClose={exit.close}>
      <FormProvider {...form}>
        <form {...submitBy(saving.save)}>
          <div className="grid gap-4 p-5">
            <FieldsOrConflict view={view} editing={editing} saving={saving}>
              <Fields record={record} />
            </FieldsOrConflict>
          </div>
          <FormFooter
            saving={saving}
            submit={modeTexts.submit}
            failed={modeTexts.failed ?? view.failed}
            onCancel={exit.close}
          />
        </form>
        {asked && (
          <ConfirmDialog
            {...asked}
            cancel="Go back"
            onConfirm={asked.save}
            onCancel={saving.dismissQuestion}
          />
        )}
        <DiscardGuard isDirty={isDirty} canLeave={canLeave} onStay={exit.stay} parameter="edit" />
      </FormProvider>
    </FormDialog>
  );
}
