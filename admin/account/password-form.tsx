import { ownPaths, passwordChange } from '#contract/staff/own-account.ts';
import { z } from '#contract/zod.ts';
import { callApi } from '../api.ts';
import { useSmallForm } from '../forms/small-form.ts';
import { useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.ts';

const schema = z.extend(passwordChange, { repeated: z.string() }).check(
  z.refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    error: 'The passwords do not match',
  }),
);

/** Changes the user's own password. */
export function PasswordForm() {
  const { username } = useUser();
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema,
    blank: { current: '', password: '', repeated: '' },
    send: ({ current, password }) =>
      callApi(ownPaths.password, { method: 'POST', body: { current, password } }),
    onSent: () =>
      showToast({
        tone: 'status',
        text: 'Your password is changed. Your other sessions have ended.',
      }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 md:grid-cols-3">
      {failure && (
        <div className="md:col-span-3">
          <ErrorPanel message={`Not changed. ${failure}`} />
        </div>
      )}
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <InputField
        label="Current password"
        type="password"
        autoComplete="current-password"
        error={findError('current')}
        {...register('current')}
      />
      <InputField
        label="New password"
        type="password"
        autoComplete="new-password"
        error={findError('password')}
        {...register('password')}
      />
      <InputField
        label="New password again"
        type="password"
        autoComplete="new-password"
        error={findError('repeated')}
        {...register('repeated')}
      />
      <Button type="submit" aria-disabled={isPending} className="justify-self-start md:col-span-3">
        {isPending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}
