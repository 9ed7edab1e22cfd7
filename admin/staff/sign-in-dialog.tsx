import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type StaffAccount, staffAccountsAdmin } from '#contract/staff-accounts.ts';
import { SessionList } from '../account/session-list.tsx';
import { describeFailure } from '../api.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useDialogExit, useDialogId } from '../lists/dialog-address.ts';
import { useRecord } from '../lists/record-cache.ts';
import { useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { useRemoveSecondFactor, useResetPassword } from './account-secrets.ts';
import type { GeneratedPassword } from './generated-password.ts';

interface SignInDialogProps {
  onPassword: (generated: GeneratedPassword) => void;
}

/** The password, second factor and sessions of the account in the address. */
export function SignInDialog({ onPassword }: SignInDialogProps) {
  const id = useDialogId('open');
  return id && <OpenDialog key={id} id={id} onPassword={onPassword} />;
}

function OpenDialog({ id, onPassword }: SignInDialogProps & { id: string }) {
  const { close } = useDialogExit('open');
  const { data: account, error, refetch } = useRecord<StaffAccount>(staffAccountsAdmin, id);
  const { username } = useUser();
  return (
    <FormDialog title={account ? `Sign-in of ${account.username}` : 'Sign-in'} onClose={close}>
      <div className="grid gap-5 p-5">
        {account?.username === username && <OwnAccount />}
        {account && account.username !== username && (
          <Secrets account={account} onPassword={onPassword} />
        )}
        {account && (
          <section className="grid gap-2">
            <h3 className="font-semibold">Active sessions</h3>
            <SessionList
              path={`${staffAccountsAdmin.paths.records}/${id}/sessions`}
              isOwn={account.username === username}
            />
          </section>
        )}
        {!account && !error && <p role="status">Loading...</p>}
        {!account && error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      </div>
    </FormDialog>
  );
}

const OwnAccount = () => (
  <p>
    This is your own account. Change its password and second factor at{' '}
    <Link to="/account" className="font-medium underline">
      Your Account
    </Link>
    .
  </p>
);

function Secrets({ account, onPassword }: SignInDialogProps & { account: StaffAccount }) {
  const { username, hasSecondFactor } = account;
  const resetPassword = useResetPassword(account, onPassword);
  const removeSecondFactor = useRemoveSecondFactor(account);
  return (
    <>
      <Secret
        title="Password"
        text="A reset generates a new password, which is shown once."
        action="Reset password"
        question={`Reset the password of ${username}?`}
        onConfirm={() => !resetPassword.isPending && resetPassword.mutate()}
      />
      {hasSecondFactor && (
        <Secret
          title="Second factor"
          text="Remove it if phone and recovery codes are lost."
          action="Remove second factor"
          question={`Remove the second factor of ${username}?`}
          onConfirm={() => !removeSecondFactor.isPending && removeSecondFactor.mutate()}
        />
      )}
    </>
  );
}

interface SecretProps {
  title: string;
  text: ReactNode;
  action: string;
  question: string;
  onConfirm: () => void;
}

function Secret({ title, text, action, question, onConfirm }: SecretProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      <Button onClick={() => setOpen(true)}>{action}</Button>
      {isOpen && (
        <ConfirmDialog
          question={question}
          detail="All sessions of the account end."
          confirm={action}
          cancel="Cancel"
          onConfirm={() => {
            setOpen(false);
            onConfirm();
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </section>
  );
}
