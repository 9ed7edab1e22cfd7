import { useId } from 'react';
import type { AccountWithPassword, StaffAccount } from '#contract/staff/staff-accounts.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** A password that the server generated for an account, to be shown once. */
export interface GeneratedPassword {
  username: string;
  password: string;
}

/** Passes a generated password to `onPassword` and returns the account without it, so that no cache holds it. */
export function extractPassword(
  { password, ...account }: AccountWithPassword,
  onPassword: (generated: GeneratedPassword) => void,
): StaffAccount {
  if (password) onPassword({ username: account.username, password });
  return account;
}

interface GeneratedPasswordDialogProps {
  generated: GeneratedPassword;
  onClose: () => void;
}

/** Shows a generated password, once. Only its button closes it, so that the password is not lost by accident. */
export function GeneratedPasswordDialog({ generated, onClose }: GeneratedPasswordDialogProps) {
  const headingId = useId();
  const detailId = useId();
  return (
    <Dialog
      role="alertdialog"
      labelledBy={headingId}
      describedBy={detailId}
      onDismiss={() => {}}
      className="rise-in m-auto w-[min(28rem,calc(100vw-2rem))] rounded-panel p-0"
    >
      <div className="grid gap-3 p-5">
        <h2 id={headingId} className="text-base font-semibold wrap-anywhere">
          The password of {generated.username}
        </h2>
        <p id={detailId} className="text-ink-soft">
          Share it in person or by phone. It is not shown again; a reset generates a new one.
        </p>
        <p className="rounded-panel border border-line px-3 py-2 font-mono text-base wrap-anywhere select-all">
          {generated.password}
        </p>
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <CopyButton text={generated.password} what="The password is" />
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
