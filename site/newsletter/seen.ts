const key = 'newsletter-popup-seen';

/** Stands in where the browser lets us store nothing: then once for as long as the page lives. */
let isShownHere = false;

/** Whether the visitor has been asked to subscribe, here or on an earlier visit. */
export function isSeen(): boolean {
  if (isShownHere) return true;
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** To be called when the popup opens: the same page does not ask twice, come what may. */
export function noteShown(): void {
  isShownHere = true;
}

/** Remembers that the visitor need not be asked again. */
export function markSeen(): void {
  isShownHere = true;
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Storing is forbidden or full; for this page it is remembered above.
  }
}
