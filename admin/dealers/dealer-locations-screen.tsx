import { useIsFetching } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Page } from '../layout/page.tsx';
import { buttonClass } from '../ui/button.tsx';
import { DealerLocations } from './embedded/dealer-locations.tsx';
import { DealerSearchLocations } from './embedded/dealer-search-locations.tsx';

/** Moves focus to the section that the address names, once the lists above it have their height. */
function useNamedSection() {
  const { hash } = useLocation();
  const isLoading = useIsFetching() > 0;
  // The lists begin to load when they are mounted.
  const [isMounted, setIsMounted] = useState(false);
  const shown = useRef('');
  useEffect(() => {
    setIsMounted(true);
    if (!isMounted || isLoading || shown.current === hash) return;
    shown.current = hash;
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, isLoading, isMounted]);
}

/** The screen Dealer Locations: the forms for dealer searches and dealers (docs/spec/back-office.md#dealer-locations). */
export function Component() {
  useNamedSection();
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
