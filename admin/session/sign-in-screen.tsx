import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router';
import { ownMessages } from '#contract/own-account.ts';
import { loginInput } from '#contract/staff.ts';
import { CodeField } from '../account/code-field.tsx';
import { Logo } from '../layout/logo.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField } from '../ui/input-field.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { useSession } from './session.ts';
import { codeRefusal, signInFailure, useSignIn } from './sign-in.ts';

/** The only unguarded page. Whoever is signed in goes on to where they came from. */
export function Component() {
  const { data: user, isPending } = useSession();
  const back: unknown = useLocation().state?.back;
  if (user) return <Navigate to={typeof back === 'string' ? back : '/dashboard'} replace />;
  if (isPending) return <PageSpinner label="Loading..." />;
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>Sign in · Back office</title>
      <div className="w-full max-w-sm rounded-panel border border-line bg-panel p-6 sm:p-8">
        <Logo />
        <h1 className="mt-6 text-lg font-semibold tracking-tight">Sign in to the back office</h1>
        <SignInForm />
      </div>
    </main>
  );
}

function SignInForm() {
  const { mutate: signIn, error, isPending } = useSignIn();
  const [asksForCode, setAsksForCode] = useState(false);
  const { register, handleSubmit, setFocus, setError, formState } = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { username: '', password: '', code: '' },
  });
  useEffect(() => setFocus(asksForCode ? 'code' : 'username'), [setFocus, asksForCode]);
  const submit = handleSubmit((credentials) => {
    if (isPending) return;
    signIn(credentials, {
      onError: (failed) => {
        const refusal = codeRefusal(failed);
        if (!refusal) return setFocus('password', { shouldSelect: true });
        setAsksForCode(true);
        if (credentials.code) setError('code', { message: refusal }, { shouldFocus: true });
      },
    });
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      {error && !codeRefusal(error) && <ErrorPanel message={signInFailure(error)} />}
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
