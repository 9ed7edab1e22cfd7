import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type StaffAccount, staffAccountsAdmin } from '#contract/staff-accounts.ts';
import { SessionList } from '../account/session-list.tsx';
import { reasonOf } from '../api.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useDialogExit, useDialogId } from '../lists/dialog-address.ts';
import { useRecord } from '../lists/record-queries.ts';
import { useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { useRemoveSecondFactor, useResetPassword } from './account-secrets.ts';
import type { MadePassword } from './made-password.ts';

interface SignInDialogProps {
  onMade: (made: MadePassword) => void;
}

/** How the account that the address names signs in: password, second factor, sessions in use. */
export function SignInDialog({ onMade }: SignInDialogProps) {
  const id = useDialogId('open');
  return id && <OpenDialog key={id} id={id} onMade={onMade} />;
}

function OpenDialog({ id, onMade }: SignInDialogProps & { id: string }) {
  const { close } = useDialogExit('open');
  const { data: account, error, refetch } = useRecord<StaffAccount>(staffAccountsAdmin, id);
  const { username } = useUser();
  return (
    <FormDialog title={account ? `Sign-in of ${account.username}` : 'Sign-in'} onClose={close}>
      <div className="grid gap-5 p-5">
        {account?.username === username && <OwnAccount />}
        {account && account.username !== username && <Secrets account={account} onMade={onMade} />}
        {account && (
          <section className="grid gap-2">
            <h3 className="font-semibold">Sessions in use</h3>
            <SessionList
              path={`${staffAccountsAdmin.paths.records}/${id}/sessions`}
              isOwn={account.username === username}
            />
          </section>
        )}
        {!account && !error && <p role="status">Loading...</p>}
        {!account && error && <ErrorPanel message={reasonOf(error)} onRetry={refetch} />}
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

function Secrets({ account, onMade }: SignInDialogProps & { account: StaffAccount }) {
  const { username, hasSecondFactor } = account;
  const resetPassword = useResetPassword(account, onMade);
  const removeSecondFactor = useRemoveSecondFactor(account);
  return (
    <>
      <Secret
        title="Password"
        text="A reset makes another password, which is shown once."
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
  const [isAsked, setAsked] = useState(false);
  return (
    <section className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      <Button onClick={() => setAsked(true)}>{action}</Button>
      {isAsked && (
        <ConfirmDialog
          question={question}
          detail="All sessions of the account end."
          confirm={action}
          cancel="Cancel"
          onConfirm={() => {
            setAsked(false);
            onConfirm();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
}
