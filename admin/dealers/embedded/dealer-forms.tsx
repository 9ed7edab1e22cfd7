import { isPermitted, useUser } from '../../session/session.ts';
import { DealerLocations } from './dealer-locations.tsx';
import { DealerSearchLocations } from './dealer-search-locations.tsx';

/** The two forms at the foot of the HR dashboard, for those who may keep dealers (4-decisions, 6). */
export function DealerForms() {
  const user = useUser();
  if (user.role !== 'hr' || !isPermitted(user, 'dealer-management')) return null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <DealerSearchLocations />
      <DealerLocations />
    </div>
  );
}
