import { ownPaths, passwordChange } from '#contract/own-account.ts';
import { z } from '#contract/zod.ts';
import { callApi } from '../api.ts';
import { useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField } from '../ui/input-field.tsx';
import { showToast } from '../ui/toasts.ts';
import { useSmallForm } from './small-form.ts';

const schema = z.extend(passwordChange, { again: z.string() }).check(
  z.refine(({ password, again }) => password === again, {
    path: ['again'],
    error: 'This is not the same password',
  }),
);

/** Changes one's own password. */
export function PasswordForm() {
  const { username } = useUser();
  const { register, errorOf, submit, failure, isPending } = useSmallForm({
    schema,
    blank: { current: '', password: '', again: '' },
    send: ({ current, password }) =>
      callApi(ownPaths.password, { method: 'POST', body: { current, password } }),
    onSent: () =>
      showToast({
        tone: 'status',
        text: 'Your password is changed. Your other sessions have ended.',
      }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-3">
      {failure && <ErrorPanel message={`Not changed. ${failure}`} />}
      {/* Password managers ask whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <InputField
        label="Current password"
        type="password"
        autoComplete="current-password"
        error={errorOf('current')}
        {...register('current')}
      />
      <InputField
        label="New password"
        type="password"
        autoComplete="new-password"
        error={errorOf('password')}
        {...register('password')}
      />
      <InputField
        label="New password again"
        type="password"
        autoComplete="new-password"
        error={errorOf('again')}
        {...register('again')}
      />
      <Button type="submit" aria-disabled={isPending} className="justify-self-start">
        {isPending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}
