import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, describeFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { SmallDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface SetupDialogProps {
  title: string;
  /** Saves what is typed; throws if it is refused. */
  onSave: () => Promise<unknown>;
  onClose: () => void;
  /** The fields, with the errors that the server found. */
  children: (errors: FieldErrors) => ReactNode;
}

/** A small form in a dialog: it closes when it is saved, and shows the server's errors beside their fields. */
export function SetupDialog({ title, onSave, onClose, children }: SetupDialogProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsSaving(true);
    try {
      await onSave();
      onClose();
    } catch (error) {
      const found = error instanceof ApiError ? error.errors : [];
      setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
      setFailure(found.length > 0 ? '' : describeFailure(error));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <SmallDialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {children(errors)}
        {failure && <ErrorPanel message={failure} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" disabled={isSaving}>
            Save
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}
