import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { MadePassword } from './made-password.ts';

interface MadePasswordDialogProps {
  made: MadePassword;
  onClose: () => void;
}

/** Shows a made password this once. Only its button closes it: a slip would lose the password. */
export function MadePasswordDialog({ made, onClose }: MadePasswordDialogProps) {
  const headingId = useId();
  return (
    <Dialog
      role="alertdialog"
      labelledBy={headingId}
      onDismiss={() => {}}
      className="rise-in m-auto w-[min(28rem,calc(100vw-2rem))] rounded-panel p-0"
    >
      <div className="grid gap-3 p-5">
        <h2 id={headingId} className="text-base font-semibold wrap-anywhere">
          The password of {made.username}
        </h2>
        <p className="text-ink-soft">
          Hand it over in person or by phone. It is not shown again; a reset makes another.
        </p>
        <p className="rounded-panel border border-line px-3 py-2 font-mono text-base wrap-anywhere select-all">
          {made.password}
        </p>
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <CopyButton text={made.password} what="The password is" />
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
