import { type ReactNode, useId } from 'react';
import { ownPaths } from '#contract/staff/own-account.ts';
import { formatRole } from '#contract/staff/staff.ts';
import { Page } from '../layout/page.tsx';
import { useUser } from '../session/session.ts';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

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

/** The signed-in user's own account: password, second factor, sessions. */
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
        </div>
        <Panel title="Active sessions">
          <SessionList path={ownPaths.sessions} isOwn />
        </Panel>
      </div>
    </Page>
  );
}
