import { Link, useLocation } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { Page } from './page.tsx';
import { PermittedScreens } from './permitted-screens.tsx';

/** Shown at an address that is no screen: says so, and links to the screens that there are. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <Page title="There is no such screen">
      <p className="max-w-3xl text-sm text-pretty">
        Nothing is at <code className="wrap-anywhere">{pathname}</code>. The address may be
        mistyped, or the screen may have moved.
      </p>
      <Link to="/dashboard" className={`${buttonClass('primary')} justify-self-start`}>
        Go to the dashboard
      </Link>
      <PermittedScreens />
    </Page>
  );
}
