import { useRef } from 'react';
import { Outlet } from 'react-router';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { FloatingHelper } from '../layout/floating-helper.tsx';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { useFocusOnNavigation } from '../layout/use-focus-on-navigation.ts';

/** What surrounds every page but the newsroom's. */
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
        <Outlet />
      </main>
      <Footer />
      <FloatingHelper />
    </>
  );
}
