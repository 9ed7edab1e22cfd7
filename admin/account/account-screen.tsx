import { type ReactNode, useId } from 'react';
import { ownPaths, passwordChange } from '#contract/staff/own-account.ts';
import { formatRole } from '#contract/staff/staff.ts';
import { z } from '#contract/zod.ts';
import { callApi } from '../api.ts';
import { useSmallForm } from '../forms/small-form.ts';
import { Page } from '../layout/page.tsx';
import { useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField } from '../ui/fields.tsx';
import { showToast } from '../ui/toasts.ts';
import { NoticeSettingsForm } from './notice-settings.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

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

/** A titled section of the screen. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-panel border border-line bg-panel p-4 sm:p-5"
    >
      <h2 id={headingId} className="mb-3 text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The signed-in user's own account: password, second factor, notices, sessions. */
export function Component() {
  const { username, role } = useUser();
  return (
    <Page title="Your Account" subtitle={`${username}, ${formatRole(role)}`}>
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-3">
          <Panel title="Password">
            <PasswordForm />
          </Panel>
          <Panel title="Second factor">
            <SecondFactor />
          </Panel>
          <Panel title="Name and notices">
            <NoticeSettingsForm />
          </Panel>
        </div>
        <Panel title="Active sessions">
          <SessionList path={ownPaths.sessions} isOwn />
        </Panel>
      </div>
    </Page>
  );
}
