import { ownPaths } from '#contract/own-account.ts';
import { labelOfRole } from '#contract/staff.ts';
import { PageHeading } from '../layout/page-heading.tsx';
import { useUser } from '../session/session.ts';
import { Panel } from './panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** One's own account: password, second factor, sessions. */
export function Component() {
  const { username, role } = useUser();
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <div>
        <PageHeading title="Your Account" />
        <p className="text-ink-soft">
          {username}, {labelOfRole(role)}
        </p>
      </div>
      <Panel title="Password">
        <PasswordForm />
      </Panel>
      <Panel title="Second factor">
        <SecondFactor />
      </Panel>
      <Panel title="Sessions in use">
        <SessionList path={ownPaths.sessions} isOwn />
      </Panel>
    </div>
  );
}
