import { useRef } from 'react';
import { Link, Outlet } from 'react-router';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { useFocusOnNavigation } from '../layout/use-focus-on-navigation.ts';
import { Wordmark } from '../layout/wordmark.tsx';

/** What surrounds the news when it is read by itself: the name, and nothing that distracts. */
export default function Newsroom() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <>
      <ConsentGate />
      <header className="on-dark flex h-15 items-center border-b border-white/10 bg-graphite-950 px-5 text-white md:px-10 lg:px-16">
        <Link to="/" aria-label="HAVAL, home page" className="flex h-11 items-center">
          <Wordmark className="h-3.5 w-auto lg:h-4" />
        </Link>
      </header>
      <main ref={main} id="content" tabIndex={-1} className="min-h-[calc(100svh-3.75rem)] bg-paper">
        <Outlet />
      </main>
    </>
  );
}
