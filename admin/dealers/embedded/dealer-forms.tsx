import { lazy, Suspense } from 'react';
import { isPermitted, useUser } from '../../session/session.ts';

// At the foot of the dashboard, they come after its figures.
const DealerSearchLocations = lazy(async () => ({
  default: (await import('./dealer-search-locations.tsx')).DealerSearchLocations,
}));
const DealerLocations = lazy(async () => ({
  default: (await import('./dealer-locations.tsx')).DealerLocations,
}));

/** The two forms at the foot of the HR dashboard, for those who may keep dealers (4-decisions, 6). */
export function DealerForms() {
  const user = useUser();
  if (user.role !== 'hr' || !isPermitted(user, 'dealer-management')) return null;
  return (
    <Suspense>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DealerSearchLocations />
        <DealerLocations />
      </div>
    </Suspense>
  );
}
