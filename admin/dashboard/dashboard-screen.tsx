import { AccessDenied } from '../session/access-denied.tsx';
import { useUser } from '../session/session.ts';
import { HrDashboard } from './hr-dashboard.tsx';
import { MediaDashboard } from './media-dashboard.tsx';

/** The dashboard chosen by role; any role but hr and media is denied it, with ways on. */
export function Component() {
  const { role } = useUser();
  if (role === 'hr') return <HrDashboard />;
  return role === 'media' ? <MediaDashboard /> : <AccessDenied />;
}
