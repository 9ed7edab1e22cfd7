import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { giveConsent, readConsent } from './consent.ts';

/**
 * Asks for consent; nothing waits for the answer. At the lower edge, over the page and not in it: nothing moves. It stands before the page for
 * who goes by keyboard, and the page knows its height, so that nothing takes focus behind it.
 */
export function ConsentBanner() {
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    // Who has answered before asked for it: that is the one case in which it takes focus.
    if (readConsent() !== null) {
      opener.current = document.activeElement;
      element.focus();
    }
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty('--consent-height', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--consent-height');
    };
  }, []);

  function answer(choice: 'granted' | 'denied') {
    // The buttons are about to vanish.
    const next = opener.current?.isConnected ? opener.current : document.getElementById('content');
    giveConsent(choice);
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
        May we count your visit with Google Analytics?
      </h2>
      <p className="mt-1 text-sm text-graphite-200">
        It sets two cookies and shows us which pages are read. The site works the same without it.{' '}
        <Link to="/cookies#analytics" className="underline">
          More on cookies
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button variant="outline-on-dark" className="px-3!" onClick={() => answer('denied')}>
          Decline
        </Button>
        <Button variant="outline-on-dark" className="px-3!" onClick={() => answer('granted')}>
          Accept
        </Button>
      </div>
    </section>
  );
}
