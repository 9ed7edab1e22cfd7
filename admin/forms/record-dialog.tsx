import { type FunctionComponent, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useDialogExit, useDialogId } from '../lists/dialog-address.ts';
import type { ListedRecord, RecordKind } from '../lists/record-kind.ts';
import { useRecord } from '../lists/record-queries.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Collision } from './collision.tsx';
import { DiscardGuard } from './discard-guard.tsx';
import { type EditedRecord, type Typed, useEditing } from './editing.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormFooter } from './form-footer.tsx';
import { type Transport, useSaving } from './saving.ts';

/** The form that makes and changes records of one kind. */
export interface RecordForm<Item extends ListedRecord>
  extends Pick<EditedRecord<Item>, 'schema' | 'typedOf'> {
  kind: RecordKind;
  /** Headings and buttons of a new record's form and of a stored one's. */
  texts: Record<'create' | 'edit', { title: string; submit: string; failed?: string }>;
  /** What fields are called where two edits collide, and how their values are read. */
  labels: Record<string, string>;
  textOf?: (name: string, value: unknown) => string;
  /** What a record is called in messages. */
  nameOf: (record: Item) => string;
  /** Said before the reason when it can't be saved, where `texts` has no word of its own. */
  failed: string;
  Fields: FunctionComponent<{ record: Item | null }>;
  send: (version: Item | null, values: Typed, transport: Transport) => Promise<Item>;
}

/** The form of the record that the address names, over its list; 'new' is an empty one. */
export function RecordDialog<Item extends ListedRecord>({ form }: { form: RecordForm<Item> }) {
  const id = useDialogId('edit');
  if (id === 'new') return <OpenForm key={id} form={form} record={null} />;
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
  if (record) return <OpenForm form={form} record={record} />;
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

function OpenForm<Item extends ListedRecord>({
  form: view,
  record,
}: {
  form: RecordForm<Item>;
  record: Item | null;
}) {
  const { kind, texts, labels, textOf = String, typedOf, Fields } = view;
  const words = record ? texts.edit : texts.create;
  const exit = useDialogExit('edit');
  const editing = useEditing({ ...view, form: `${kind.slug} ${record?._id ?? 'new'}`, record });
  const { form, base, isDirty, mayLeave, typed } = editing;
  const saving = useSaving({
    kind,
    editing,
    send: view.send,
    saved: (saved) => `${view.nameOf(saved)} is saved.`,
    onSaved: exit.close,
  });
  const { newer } = saving;
  const isNew = record === null;
  useEffect(() => {
    // What there is to do is to type; changing something begins with reading.
    if (isNew) form.setFocus(Object.keys(labels)[0] ?? '');
  }, [form, isNew, labels]);
  return (
    <FormDialog title={words.title} onClose={exit.close}>
      <FormProvider {...form}>
        <form noValidate onSubmit={saving.save}>
          <div className="grid gap-4 p-5">
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
          </div>
          <FormFooter
            saving={saving}
            submit={words.submit}
            failed={words.failed ?? view.failed}
            onCancel={exit.close}
          />
        </form>
        <DiscardGuard isDirty={isDirty} mayLeave={mayLeave} onStay={exit.stay} parameter="edit" />
      </FormProvider>
    </FormDialog>
  );
}
