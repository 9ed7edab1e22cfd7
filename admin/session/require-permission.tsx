import { Link, Outlet } from 'react-router';
import { Page } from '../layout/page.tsx';
import type { Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import { isPermitted, useUser } from './session.ts';

/** Links to all screens that the user may open. */
export function PermittedScreens() {
  const user = useUser();
  const permitted = screens.filter(({ permission }) => isPermitted(user, permission));
  if (permitted.length === 0) return null;
  return (
    <nav aria-label="Your screens">
      <h2 className="mb-1.5 text-xs text-ink-soft">Your screens</h2>
      <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-panel grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
        {permitted.map(({ path, title }) => (
          <li key={path} className="shadow-[0_0_0_1px_var(--color-line)]">
            <Link
              to={path}
              className="flex min-h-7 items-center px-4 font-medium -outline-offset-2 hover:bg-hover pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The documented text that says why a role without a dashboard sees an overview. */
export const accessDenied =
  "Access Denied: You don't have permission to access this dashboard. Please contact your administrator for proper access.";

/** Shown without the needed permission, with links to the permitted screens (docs/spec/back-office.md#dashboards). */
function AccessDenied() {
  return (
    <Page title="Access Denied">
      <p role="alert" className="max-w-3xl rounded-panel bg-red-soft px-4 py-3 text-sm text-red">
        {accessDenied}
      </p>
      <PermittedScreens />
    </Page>
  );
}

/** Renders a screen only with its permission, so that no call is made without it. */
export function RequirePermission({ permission }: Pick<Screen, 'permission'>) {
  return isPermitted(useUser(), permission) ? <Outlet /> : <AccessDenied />;
}
