import type { ListedRecord } from '../lists/record-kind.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import type { useSaving } from './saving.ts';
import { UploadBar } from './upload-bar.tsx';

interface FormFooterProps<Item extends ListedRecord> {
  saving: ReturnType<typeof useSaving<Item>>;
  submit: string;
  /** Said before the reason when it can't be saved. */
  failed: string;
  onCancel: () => void;
}

/** A form's buttons, and above them why it was not saved; it stays while the form scrolls. */
export function FormFooter<Item extends ListedRecord>({
  saving,
  submit,
  failed,
  onCancel,
}: FormFooterProps<Item>) {
  const { newer, refusal, error, isPending, progress, cancel } = saving;
  return (
    <footer className="sticky bottom-0 grid gap-3 border-t border-line bg-panel px-5 py-3">
      {refusal && !newer && <ErrorPanel message={refusal} />}
      {error && !refusal && !newer && <ErrorPanel message={`${failed} ${error.message}`} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {progress && <UploadBar {...progress} onCancel={cancel} />}
        <Button onClick={onCancel}>Cancel</Button>
        {!newer && (
          <Button type="submit" tone="primary" aria-disabled={isPending}>
            {isPending ? 'Saving...' : submit}
          </Button>
        )}
      </div>
    </footer>
  );
}
