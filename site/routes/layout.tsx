import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { DesktopMenu } from '#site/layout/desktop-menu.tsx';
import { LanguageLink } from '#site/layout/language-link.tsx';
import { PhoneMenu } from '#site/layout/phone-menu.tsx';
import { Wordmark } from '#site/layout/wordmark.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import * as words from '#words/site/layout';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { Footer } from '../layout/footer.tsx';
import { useAttention } from '../layout/use-attention.ts';

/** A page works without it, so without a connection it is left out. */
const FloatingHelper = lazy(() =>
  import('../layout/floating-helper.tsx')
    .then((loaded) => ({ default: loaded.FloatingHelper }))
    .catch(() => ({ default: (): ReactNode => null })),
);

/** The fixed header, 60 px high. */
function Header() {
  return (
    <header className="on-dark fixed inset-x-0 top-0 z-40 flex h-15 items-center justify-between border-b border-white/10 bg-graphite-950 px-5 text-white md:px-10 lg:px-16">
      <PageLink to="/" aria-label={words.homeLink} className="flex h-11 shrink-0 items-center">
        <Wordmark className="h-3.5 w-auto lg:h-4" />
      </PageLink>
      <DesktopMenu />
      <div className="flex h-full items-center lg:gap-3 max-md:ms-auto max-md:pe-4">
        <LanguageLink className="menu-bar-item" />
        <ButtonLink
          to="/test-drive"
          className="min-h-10 px-3 text-sm leading-tight whitespace-nowrap max-md:hidden lg:px-5"
        >
          {words.testDrive}
        </ButtonLink>
      </div>
      <PhoneMenu />
    </header>
  );
}

/**
 * The frame of every page except the newsroom's. Page and footer are in their own Suspense boundaries, so
 * that the header hydrates first and early taps on the menu do not wait for them.
 */
export default function SiteLayout() {
  const hasAttention = useAttention();
  return (
    <>
      <a href="#content" className="skip-link">
        {words.skipToContent}
      </a>
      <ConsentGate />
      <Header />
      <main id="content" tabIndex={-1} className="min-h-[70svh] pt-15">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      {hasAttention && (
        <Suspense>
          <FloatingHelper />
        </Suspense>
      )}
    </>
  );
}
