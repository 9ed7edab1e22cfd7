import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import {
  type AccountWithPassword,
  type StaffAccount,
  staffAccountsAdmin,
} from '#contract/staff-accounts.ts';
import { callApi, reasonOf } from '../api.ts';
import { putRecord, refreshRecords } from '../lists/record-cache.ts';
import { showToast } from '../ui/toasts.ts';
import { type MadePassword, tellPassword } from './made-password.ts';

const { records } = staffAccountsAdmin.paths;

interface SecretChange {
  call: () => Promise<StaffAccount>;
  /** Said when it is done, and before the reason when it is not. */
  done: string;
  failed: string;
}

function useSecretChange({ call, done, failed }: SecretChange) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (account) => {
      putRecord(client, staffAccountsAdmin, account);
      showToast({ tone: 'status', text: done });
    },
    onError: (error) => showToast({ tone: 'alert', text: `${failed} ${reasonOf(error)}` }),
    onSettled: () => {
      client.invalidateQueries({ queryKey: ['sessions'] });
      return refreshRecords(client, staffAccountsAdmin);
    },
  });
}

/** Has another password made for an account. */
export const useResetPassword = (
  { _id, username }: StaffAccount,
  onMade: (made: MadePassword) => void,
) =>
  useSecretChange({
    call: async () => {
      const call = { method: 'POST', body: {} } as const;
      type Answer = Success<AccountWithPassword>;
      const { data } = await callApi<Answer>(`${records}/${_id}/password`, call);
      return tellPassword(data, onMade);
    },
    done: `${username} has a new password and is signed out.`,
    failed: `The password of ${username} could not be reset.`,
  });

/** Takes an account's second factor away, for an owner who has lost it. */
export const useRemoveSecondFactor = ({ _id, username }: StaffAccount) =>
  useSecretChange({
    call: async () => {
      const path = `${records}/${_id}/second-factor`;
      return (await callApi<Success<StaffAccount>>(path, { method: 'DELETE' })).data;
    },
    done: `${username} has no second factor any more and is signed out.`,
    failed: `The second factor of ${username} could not be removed.`,
  });
