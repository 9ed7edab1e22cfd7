import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { shareText } from '#ui/file-size.ts';
import type { Progress } from '#ui/transmit.ts';
import type { ListedRecord } from '../lists/record-view.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog, dialogBottom, dialogTop } from '../ui/dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatSaveFailure, type SaveFailure, type useSaving } from './saving.ts';

/** A dialog for a long form: the heading stays in view while the form scrolls. */
export function FormDialog({
  title,
  isWide = false,
  onClose,
  children,
}: {
  title: string;
  isWide?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Dialog
      labelledBy={headingId}
      onDismiss={onClose}
      className={`rise-in m-auto max-h-[min(60rem,calc(100dvh-2rem))] rounded-panel p-0 ${isWide ? 'w-[min(72rem,calc(100vw-1rem))]' : 'w-[min(48rem,calc(100vw-1rem))]'}`}
    >
      <header
        ref={dialogTop}
        className="[@media(height<30rem)]:static sticky top-0 z-10 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-panel py-2 ps-5 pe-3"
      >
        <h2 id={headingId} className="text-base font-semibold">
          {title}
        </h2>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </header>
      {children}
    </Dialog>
  );
}

/** The progress of an upload, and a button that cancels it. */
function UploadBar({ sent, total, onCancel }: Progress & { onCancel: () => void }) {
  const id = useId();
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0;
  // After the last byte the server still validates the files.
  const text = sent < total ? shareText(sent, total) : 'All sent, being checked...';
  return (
    <div className="flex flex-1 flex-wrap items-center gap-3">
      <div className="grid min-w-40 flex-1 gap-1">
        <p id={id} className="flex justify-between gap-3 tabular-nums">
          <span className="font-medium">{percent} %</span>
          <span className="text-ink-soft">{text}</span>
        </p>
        <progress aria-labelledby={id} max={100} value={percent} className="h-1.5 w-full" />
      </div>
      <Button onClick={onCancel}>Cancel upload</Button>
    </div>
  );
}

interface FormFooterProps<Item extends ListedRecord> {
  saving: ReturnType<typeof useSaving<Item>>;
  submit: string;
  failed: SaveFailure;
  onCancel: () => void;
}

/** A form's buttons, below the reason of a failed save. It stays in view while the form scrolls. */
export function FormFooter<Item extends ListedRecord>({
  saving,
  submit,
  failed,
  onCancel,
}: FormFooterProps<Item>) {
  const { newer, headline, error, isPending, progress, cancel } = saving;
  return (
    <footer
      ref={dialogBottom}
      className="[@media(height<30rem)]:static sticky bottom-0 grid gap-3 border-t border-line bg-panel px-5 py-3"
    >
      {headline && !newer && <ErrorPanel message={headline} />}
      {error && !headline && !newer && <ErrorPanel message={formatSaveFailure(failed, error)} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {progress && <UploadBar {...progress} onCancel={cancel} />}
        {!progress && (
          <p className="me-auto hidden text-ink-soft in-[form:has([required])]:block">* required</p>
        )}
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
