import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../analytics/when-idle.ts';
import { readConsent } from './consent.ts';
import { countWithGoogle, forgetGoogle } from './google.ts';
import { useConsent } from './use-consent.ts';

/** Once the visitor has agreed: counts the page on which that was, and every change of route after it. */
export function useGoogleAnalytics(id: string): void {
  const consent = useConsent();
  const { pathname } = useLocation();

  useEffect(() => {
    if (consent !== 'granted') return;
    // By then the visitor may have thought better of it.
    whenIdle(() => readConsent() === 'granted' && countWithGoogle(id, pathname));
  }, [id, consent, pathname]);

  useEffect(() => {
    if (consent === 'denied') forgetGoogle(id);
  }, [id, consent]);
}
