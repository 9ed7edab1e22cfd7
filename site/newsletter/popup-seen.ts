const key = 'newsletter-popup-seen';

/** Whether the popup was shown on this page. It is the only record if the browser blocks storage. */
let isShownOnThisPage = false;

/** Whether the popup was shown on this page or on an earlier visit. */
export function isPopupSeen(): boolean {
  if (isShownOnThisPage) return true;
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage is blocked: not shown before.
    return false;
  }
}

/** Call it when the popup opens, so that the same page does not show it twice. */
export function notePopupShown(): void {
  isShownOnThisPage = true;
}

/** Stores that the popup was shown, so that it does not show again. */
export function markPopupSeen(): void {
  isShownOnThisPage = true;
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Storage is blocked or full; the flag of this page is set.
  }
}
