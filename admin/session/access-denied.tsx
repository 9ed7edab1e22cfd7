import { PageHeading } from '../layout/page-heading.tsx';
import { PermittedScreens } from '../layout/permitted-screens.tsx';

/** Why a role without a dashboard sees an overview: the documented words. */
export const accessDenied =
  "Access Denied: You don't have permission to access this dashboard. Please contact your administrator for proper access.";

/** Shown without the needed permission, with links to the permitted screens (docs/spec/back-office.md#dashboards). */
export function AccessDenied() {
  return (
    <div className="mx-auto max-w-2xl py-8">
      <PageHeading title="Access Denied" />
      <p role="alert" className="mt-4 mb-6 rounded-panel bg-red-soft px-4 py-3 text-sm text-red">
        {accessDenied}
      </p>
      <PermittedScreens />
    </div>
  );
}
