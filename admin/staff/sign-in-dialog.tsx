import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Success } from '#contract/http/http.ts';
import {
  type AccountWithPassword,
  type StaffAccount,
  staffAccountsAdmin,
} from '#contract/staff/staff-accounts.ts';
import { SessionList } from '../account/session-list.tsx';
import { callApi, describeFailure } from '../api.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useDialogExit, useDialogId } from '../lists/list-address.ts';
import { refreshRecords, updateCachedRecord, useRecord } from '../lists/record-cache.ts';
import { useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { showToast } from '../ui/toasts.ts';
import { extractPassword, type GeneratedPassword } from './generated-password.tsx';

const { records } = staffAccountsAdmin.paths;

interface SecretChange {
  call: () => Promise<StaffAccount>;
  /** The message for success, and the one for failure, followed by the reason. */
  done: string;
  failed: string;
}

function useSecretChange({ call, done, failed }: SecretChange) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (account) => {
      updateCachedRecord(client, staffAccountsAdmin, account);
      showToast({ tone: 'status', text: done });
    },
    onError: (error) => showToast({ tone: 'alert', text: `${failed} ${describeFailure(error)}` }),
    onSettled: () => {
      client.invalidateQueries({ queryKey: ['sessions'] });
      return refreshRecords(client, staffAccountsAdmin);
    },
  });
}

/** Resets an account's password to a generated one. */
const useResetPassword = (
  { _id, username }: StaffAccount,
  onPassword: (generated: GeneratedPassword) => void,
) =>
  useSecretChange({
    call: async () => {
      const call = { method: 'POST', body: {} } as const;
      type Result = Success<AccountWithPassword>;
      const { data } = await callApi<Result>(`${records}/${_id}/password`, call);
      return extractPassword(data, onPassword);
    },
    done: `${username} has a new password and is signed out.`,
    failed: `The password of ${username} could not be reset.`,
  });

/** Removes an account's second factor, for an owner who has lost it. */
const useRemoveSecondFactor = ({ _id, username }: StaffAccount) =>
  useSecretChange({
    call: async () => {
      const path = `${records}/${_id}/second-factor`;
      return (await callApi<Success<StaffAccount>>(path, { method: 'DELETE' })).data;
    },
    done: `${username} no longer has a second factor and is signed out.`,
    failed: `The second factor of ${username} could not be removed.`,
  });

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
