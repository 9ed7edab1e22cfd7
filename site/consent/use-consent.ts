import { useSyncExternalStore } from 'react';
import { type Consent, isConsentAsked, onConsentChange, readConsent } from './consent.ts';

/** The visitor's answer to Google Analytics; undefined while no script runs. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(onConsentChange, readConsent, () => undefined);
}

/** Whether the question is to be seen; without script it never is. */
export function useIsConsentAsked(): boolean {
  return useSyncExternalStore(onConsentChange, isConsentAsked, () => false);
}
