import { ConsentBanner } from './consent-banner.tsx';
import { useIsConsentAsked } from './use-consent.ts';
import { useGoogleAnalytics } from './use-google-analytics.ts';

/** Asks the visitor where there is no answer yet, and counts who has agreed. */
export function GoogleAnalytics({ id }: { id: string }) {
  const isAsked = useIsConsentAsked();
  useGoogleAnalytics(id);
  return isAsked && <ConsentBanner />;
}
