import { List } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '../layout/page.tsx';
import { buttonClass } from '../ui/button.tsx';
import { DealerLocations } from './embedded/dealer-locations.tsx';
import { DealerSearchLocations } from './embedded/dealer-search-locations.tsx';

/** The screen Dealer Locations: the forms for dealer searches and dealers (docs/spec/back-office.md#dealer-locations). */
export function Component() {
  return (
    <Page
      title="Dealer Locations"
      subtitle="Where the dealers are, and who looked for one"
      actions={
        <Link to="/dealer-management" className={`${buttonClass('plain')} max-sm:hidden`}>
          <List aria-hidden size={14} />
          Dealer Management
        </Link>
      }
    >
      <DealerSearchLocations />
      <DealerLocations />
    </Page>
  );
}
