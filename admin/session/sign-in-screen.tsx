import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router';
import type { Success } from '#contract/http/http.ts';
import { myDayPermissions } from '#contract/leads/my-day.ts';
import { ownMessages } from '#contract/staff/own-account.ts';
import { loginInput, loginMessages, type StaffUser } from '#contract/staff/staff.ts';
import type { z } from '#contract/zod.ts';
import { CodeField } from '../account/code-field.tsx';
import { ApiError, callApi } from '../api.ts';
import { Logo } from '../layout/logo.tsx';
import { forgetRecent } from '../palette/recent.ts';
import { sessionKey } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField } from '../ui/fields.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { clearToasts } from '../ui/toasts.ts';
import { isPermitted, useSession } from './session.ts';

/**
 * Starts a session and caches its user. Messages that offer to repeat a change are for the user whose session ended,
 * `endedFor`; anyone else does not see them.
 */
function useSignIn(endedFor: string) {
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
function describeSignInFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return loginMessages.failed;
  if (error.status === 401) return loginMessages.rejected;
  return error.status >= 400 && error.status < 500 ? error.message : loginMessages.failed;
}

/** Returns the error about the code if the password was right and the code is missing or wrong. */
function findCodeError(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.errors.find(({ field }) => field === 'code')?.message;
}

/** Why the sign-in screen opened. */
export interface SignInState {
  /** The address to return to. */
  back: string;
  /** Whose session ended in this tab; undefined if nobody was signed in. */
  endedFor: string | undefined;
}

/** The sign-in screen, the only one without a guard. A signed-in user is redirected to where they came from. */
export function Component() {
  const { data: user, isPending } = useSession();
  const state = useLocation().state as Partial<SignInState> | null;
  // A session can also expire, or end in another tab.
  useEffect(() => {
    if (user === null) forgetRecent();
  }, [user]);
  if (user) {
    const startsWithMyDay = user.dealerId !== null && isPermitted(user, myDayPermissions);
    const home = startsWithMyDay ? '/my-day' : '/dashboard';
    const back = state?.back ?? '/';
    return <Navigate to={['/', '/dashboard'].includes(back) ? home : back} replace />;
  }
  if (isPending) return <PageSpinner label="Loading..." />;
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>Sign in · Back office</title>
      <div className="w-full max-w-sm rounded-panel border border-line bg-panel p-6 sm:p-8">
        <Logo />
        <h1 className="mt-6 text-lg font-semibold tracking-tight">Sign in to the back office</h1>
        {state?.endedFor && (
          <p role="status" className="mt-4 rounded-panel bg-blue-soft px-4 py-3 text-blue">
            Your session has ended. Sign in again to continue where you were: what you typed is
            kept.
          </p>
        )}
        <SignInForm username={state?.endedFor ?? ''} />
      </div>
    </main>
  );
}

function SignInForm({ username }: { username: string }) {
  const { mutate: signIn, error, isPending } = useSignIn(username);
  const [asksForCode, setAsksForCode] = useState(false);
  const { register, handleSubmit, setFocus, setError, formState } = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { username, password: '', code: '' },
  });
  const firstField = username ? 'password' : 'username';
  useEffect(() => setFocus(asksForCode ? 'code' : firstField), [setFocus, asksForCode, firstField]);
  const submit = handleSubmit((credentials) => {
    if (isPending) return;
    signIn(credentials, {
      onError: (failed) => {
        const codeError = findCodeError(failed);
        if (!codeError) return setFocus('password', { shouldSelect: true });
        setAsksForCode(true);
        if (credentials.code) setError('code', { message: codeError }, { shouldFocus: true });
      },
    });
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      {error && !findCodeError(error) && <ErrorPanel message={describeSignInFailure(error)} />}
      <InputField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <InputField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      {asksForCode && (
        <>
          <p role="status" className="text-ink-soft">
            {ownMessages.codeWanted}.
          </p>
          <CodeField label="Code" error={formState.errors.code?.message} {...register('code')} />
        </>
      )}
      <Button type="submit" tone="primary" aria-disabled={isPending} className="mt-1 w-full">
        {isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
