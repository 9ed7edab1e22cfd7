import { useSyncExternalStore } from 'react';

/** The visitor's choice about Google Analytics; null before any choice. */
type Consent = 'granted' | 'denied' | null;

const key = 'analytics-consent';
const listeners = new Set<() => void>();

/** The choice while this page is open. It is the only copy if the browser blocks storage. */
let choiceInMemory: Consent = null;
let isAskedAgain = false;

function readStored(): Consent {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'granted' || stored === 'denied' ? stored : null;
  } catch {
    // Storage is blocked: no stored choice.
    return null;
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The visitor's choice, made on this page or on an earlier visit. */
export function readConsent(): Consent {
  return choiceInMemory ?? readStored();
}

/** Whether the banner should show: there is no choice yet, or the visitor wants to change it. */
function isConsentAsked(): boolean {
  return isAskedAgain || readConsent() === null;
}

/** Stores the choice in this browser. */
export function saveConsent(choice: Exclude<Consent, null>): void {
  choiceInMemory = choice;
  isAskedAgain = false;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is blocked or full; the choice in memory is used.
  }
  notifyListeners();
}

/** Shows the banner again to a visitor who has already chosen. */
export function askConsentAgain(): void {
  isAskedAgain = true;
  notifyListeners();
}

/** Applies a choice made in another tab. */
function onStorageChange({ key: changed }: StorageEvent): void {
  if (changed !== key && changed !== null) return;
  choiceInMemory = null;
  notifyListeners();
}

/**
 * Calls the listener whenever the choice or the banner's state changes. Returns a function that
 * unsubscribes it.
 */
function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorageChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorageChange);
  };
}

/** The visitor's choice about Google Analytics; undefined during server rendering. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(onConsentChange, readConsent, () => undefined);
}

/** Whether the banner should show; false during server rendering. */
export function useIsConsentAsked(): boolean {
  return useSyncExternalStore(onConsentChange, isConsentAsked, () => false);
}
