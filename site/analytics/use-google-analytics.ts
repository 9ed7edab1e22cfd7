import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { readConsent } from './consent.ts';
import { countWithGoogle, forgetGoogle } from './google.ts';
import { useConsent } from './use-consent.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Where a Google Analytics id is set, and once the visitor has agreed: counts the page on which that
 * was, and every change of route after it.
 */
export function useGoogleAnalytics(): void {
  const id = useSiteConfig()?.gaId;
  const consent = useConsent();
  const { pathname } = useLocation();

  useEffect(() => {
    if (!id || consent !== 'granted') return;
    // By then the visitor may have thought better of it.
    whenIdle(() => readConsent() === 'granted' && countWithGoogle(id, pathname));
  }, [id, consent, pathname]);

  useEffect(() => {
    if (id && consent === 'denied') forgetGoogle(id);
  }, [id, consent]);
}
