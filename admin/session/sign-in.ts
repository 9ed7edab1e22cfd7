import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { type loginInput, loginMessages, type StaffUser } from '#contract/staff.ts';
import type { z } from '#contract/zod.ts';
import { ApiError, callApi } from '../api.ts';
import { clearToasts } from '../ui/toasts.ts';
import { sessionKey } from './session-key.ts';

/**
 * Starts a session and caches its user. Messages that offer to repeat a change are for the user whose session ended,
 * `endedFor`; anyone else does not see them.
 */
export function useSignIn(endedFor: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: z.output<typeof loginInput>) =>
      callApi<Success<StaffUser>>('/admin/login', { method: 'POST', body: credentials }),
    onSuccess: ({ data }) => {
      if (data.username !== endedFor) clearToasts();
      client.setQueryData(sessionKey, data);
    },
  });
}

/** Returns the message for a failed sign-in (docs/spec/back-office.md#sign-in); other 4xx messages come from the API. */
export function describeSignInFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return loginMessages.failed;
  if (error.status === 401) return loginMessages.rejected;
  return error.status >= 400 && error.status < 500 ? error.message : loginMessages.failed;
}

/** Returns the error about the code if the password was right and the code is missing or wrong. */
export function findCodeError(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.errors.find(({ field }) => field === 'code')?.message;
}
