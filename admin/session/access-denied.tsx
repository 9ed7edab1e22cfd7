import { Page } from '../layout/page.tsx';
import { PermittedScreens } from '../layout/permitted-screens.tsx';

/** Why a role without a dashboard sees an overview: the documented words. */
export const accessDenied =
  "Access Denied: You don't have permission to access this dashboard. Please contact your administrator for proper access.";

/** Shown without the needed permission, with links to the permitted screens (docs/spec/back-office.md#dashboards). */
export function AccessDenied() {
  return (
    <Page title="Access Denied">
      <p role="alert" className="max-w-3xl rounded-panel bg-red-soft px-4 py-3 text-sm text-red">
        {accessDenied}
      </p>
      <PermittedScreens />
    </Page>
  );
}
