import { PageHeading } from '../layout/page-heading.tsx';
import { PermittedScreens } from '../layout/permitted-screens.tsx';
import { AccessDenied } from '../session/access-denied.tsx';
import { useUser } from '../session/session.ts';

const titles: Partial<Record<string, string>> = {
  hr: 'HR Dashboard',
  media: 'Media Dashboard',
};

/** The dashboard chosen by role; any role but hr and media is denied it, with ways on. */
export function Component() {
  const title = titles[useUser().role];
  if (!title) return <AccessDenied />;
  return (
    <div className="mx-auto max-w-2xl py-8">
      <PageHeading title={title} />
      <PermittedScreens />
    </div>
  );
}
