import { useUser } from '../session/session.ts';
import { HrDashboard, OverviewDashboard } from './hr-dashboard.tsx';
import { MediaDashboard } from './media-dashboard.tsx';

/** The dashboard of the user's role (docs/spec/back-office.md#dashboards). */
export function Component() {
  const { role } = useUser();
  if (role === 'hr') return <HrDashboard />;
  return role === 'media' ? <MediaDashboard /> : <OverviewDashboard />;
}
