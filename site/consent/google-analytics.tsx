import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { findCountedPath } from '#site/analytics/counted-path.ts';
import { whenIdle } from '#site/analytics/when-idle.ts';
import { readConsent } from './consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { removeGoogleCookies, sendPageViewToGoogle } from './google.ts';
import { useConsent, useIsConsentAsked } from './use-consent.ts';

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
