import { useSyncExternalStore } from 'react';
import { type Consent, isConsentAsked, onConsentChange, readConsent } from './consent.ts';

/** The visitor's choice about Google Analytics; undefined during server rendering. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(onConsentChange, readConsent, () => undefined);
}

/** Whether the banner should show; false during server rendering. */
export function useIsConsentAsked(): boolean {
  return useSyncExternalStore(onConsentChange, isConsentAsked, () => false);
}
