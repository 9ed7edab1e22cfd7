import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { findCountedPath } from '#site/analytics/analytics.ts';
import { whenIdle } from '#site/load-later.ts';
import { Button } from '#ui/button.tsx';
import * as words from '#words/site/consent';
import { readConsent, saveConsent, useConsent, useIsConsentAsked } from './consent.ts';
import { removeGoogleCookies, sendPageViewToGoogle } from './google.ts';

/** Once the visitor has agreed, counts the current page and every change of route. */
function useGoogleAnalytics(id: string): void {
  const consent = useConsent();
  const pathname = findCountedPath(useLocation().pathname);

  useEffect(() => {
    if (consent !== 'granted') return;
    // The visitor may have withdrawn consent by then.
    whenIdle(() => readConsent() === 'granted' && sendPageViewToGoogle(id, pathname));
  }, [id, consent, pathname]);

  useEffect(() => {
    if (consent === 'denied') removeGoogleCookies(id);
  }, [id, consent]);
}

/** Shows the banner while there is no choice, and counts visitors who agreed. */
export function GoogleAnalytics({ id }: { id: string }) {
  const isAsked = useIsConsentAsked();
  useGoogleAnalytics(id);
  return isAsked && <ConsentBanner />;
}

/**
 * Asks for consent. The page does not wait for the choice. The banner lies over the bottom of the page, so
 * the layout does not shift. It comes before the page in keyboard order, and the page knows its height so
 * that no focused element is hidden behind it.
 */
function ConsentBanner() {
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    // A visitor who has already chosen reopened the banner, so it takes focus. Otherwise it does not.
    if (readConsent() !== null) {
      opener.current = document.activeElement;
      element.focus();
    }
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-height');
    };
  }, []);

  function choose(choice: 'granted' | 'denied') {
    // The buttons disappear, so focus must move first.
    const next = opener.current?.isConnected ? opener.current : document.getElementById('content');
    saveConsent(choice);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="consent-banner on-dark text-white"
    >
      <h2 id="consent-title" className="text-lg font-semibold tracking-tight">
        {words.question}
      </h2>
      <p className="mt-1 text-sm text-graphite-200">
        {words.explanation}{' '}
        <Link to="/cookies#analytics" className="underline">
          {words.moreOnCookies}
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button variant="outline-on-dark" className="px-3" onClick={() => choose('denied')}>
          {words.decline}
        </Button>
        <Button variant="outline-on-dark" className="px-3" onClick={() => choose('granted')}>
          {words.accept}
        </Button>
      </div>
    </section>
  );
}
