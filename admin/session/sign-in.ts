import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { type loginInput, loginMessages, type StaffUser } from '#contract/staff.ts';
import type { z } from '#contract/zod.ts';
import { ApiError, callApi } from '../api.ts';
import { sessionKey } from './session-key.ts';

/** Signs in and starts the session; its user is then in the cache. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: z.output<typeof loginInput>) =>
      callApi<Success<StaffUser>>('/admin/login', { method: 'POST', body: credentials }),
    onSuccess: ({ data }) => client.setQueryData(sessionKey, data),
  });
}

/** The documents' words for a sign-in that failed; limits and refused input speak for themselves. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return loginMessages.failed;
  if (error.status === 401) return loginMessages.rejected;
  return error.status >= 400 && error.status < 500 ? error.message : loginMessages.failed;
}

/** What is said of the code that a right password needs, where that is why a sign-in failed. */
export function codeRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.errors.find(({ field }) => field === 'code')?.message;
}
