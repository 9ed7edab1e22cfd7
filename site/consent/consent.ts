/** What a visitor has said to Google Analytics; null before any answer. */
export type Consent = 'granted' | 'denied' | null;

const key = 'analytics-consent';
const listeners = new Set<() => void>();

/** Stands in where the browser lets us store nothing: then for as long as the page lives. */
let answerHere: Consent = null;
let isAskedAgain = false;

function readStored(): Consent {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'granted' || stored === 'denied' ? stored : null;
  } catch {
    return null;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The visitor's answer, given here or on an earlier visit. */
export function readConsent(): Consent {
  return answerHere ?? readStored();
}

/** Whether the question stands: there is no answer yet, or the visitor wants to change it. */
export function isConsentAsked(): boolean {
  return isAskedAgain || readConsent() === null;
}

/** Keeps the answer in this browser, for the visits to come as well. */
export function giveConsent(answer: Exclude<Consent, null>): void {
  answerHere = answer;
  isAskedAgain = false;
  try {
    localStorage.setItem(key, answer);
  } catch {
    // Storing is forbidden or full; for this page it is remembered above.
  }
  tell();
}

/** Puts the question again to who has answered it. */
export function askConsentAgain(): void {
  isAskedAgain = true;
  tell();
}

/** What another tab was told holds here, too. */
function hearOtherTab({ key: changed }: StorageEvent): void {
  if (changed !== key && changed !== null) return;
  answerHere = null;
  tell();
}

/** Calls back whenever the answer or the question changes, until the answered function is called. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTab);
  };
}
