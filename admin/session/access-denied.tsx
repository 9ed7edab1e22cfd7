import { PageHeading } from '../layout/page-heading.tsx';
import { PermittedScreens } from '../layout/permitted-screens.tsx';

/** Document 3, section 2: what is shown where a permission is missing, with ways on. */
export function AccessDenied() {
  return (
    <div className="mx-auto max-w-2xl py-8">
      <PageHeading title="Access Denied" />
      <p role="alert" className="mt-4 rounded-panel bg-red-soft px-4 py-3 text-sm text-red">
        <strong className="font-semibold">Access Denied:</strong> You don't have permission to
        access this dashboard. Please contact your administrator for proper access.
      </p>
      <PermittedScreens />
    </div>
  );
}
