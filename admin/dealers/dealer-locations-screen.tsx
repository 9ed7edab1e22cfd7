import { PageHeading } from '../layout/page-heading.tsx';
import { DealerLocations } from './embedded/dealer-locations.tsx';
import { DealerSearchLocations } from './embedded/dealer-search-locations.tsx';

/** The screen Dealer Locations: the forms for dealer searches and dealers (docs/spec/back-office.md#dealer-locations). */
export function Component() {
  return (
    <div className="mx-auto grid max-w-[110rem] gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <PageHeading title="Dealer Locations" />
        <p className="text-ink-soft">Searches for a dealer, and the dealers themselves</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DealerSearchLocations />
        <DealerLocations />
      </div>
    </div>
  );
}
