import { Page } from '../layout/page.tsx';
import { DealerLocations } from './embedded/dealer-locations.tsx';
import { DealerSearchLocations } from './embedded/dealer-search-locations.tsx';

/** The screen Dealer Locations: the forms for dealer searches and dealers (docs/spec/back-office.md#dealer-locations). */
export function Component() {
  return (
    <Page title="Dealer Locations" subtitle="Searches for a dealer, and the dealers themselves">
      <DealerSearchLocations />
      <DealerLocations />
    </Page>
  );
}
