import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import {
  type AccountWithPassword,
  type StaffAccount,
  staffAccountsAdmin,
} from '#contract/staff-accounts.ts';
import { callApi, describeFailure } from '../api.ts';
import { refreshRecords, updateCachedRecord } from '../lists/record-cache.ts';
import { showToast } from '../ui/toasts.ts';
import { extractPassword, type GeneratedPassword } from './generated-password.ts';

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
export const useResetPassword = (
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
export const useRemoveSecondFactor = ({ _id, username }: StaffAccount) =>
  useSecretChange({
    call: async () => {
      const path = `${records}/${_id}/second-factor`;
      return (await callApi<Success<StaffAccount>>(path, { method: 'DELETE' })).data;
    },
    done: `${username} no longer has a second factor and is signed out.`,
    failed: `The second factor of ${username} could not be removed.`,
  });
