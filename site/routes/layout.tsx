import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { FloatingHelper } from '../layout/floating-helper.tsx';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { useFocusOnNavigation } from '../layout/use-focus-on-navigation.ts';

/**
 * What surrounds every page but the newsroom's. The page and the footer come alive by themselves: who taps the menu
 * early waits for the header's script alone.
 */
export default function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <ConsentGate />
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="min-h-[70svh] pt-15">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <FloatingHelper />
    </>
  );
}
