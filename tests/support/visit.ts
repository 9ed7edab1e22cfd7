import type { Page } from '@playwright/test';

/** The content of a page hydrates after its frame. */
export const isHydrated = () =>
  !('__reactRouterContext' in window) ||
  [document.body, document.querySelector('main > *')].every(
    (element) => !element || Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );

/**
 * Waits until the open page is hydrated, if it has scripts: they are fetched after its first paint, which may be
 * after its load event.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Stores that the visitor has seen the popup. Some documents have no storage, for example about:blank. */
function storeSeenPopup() {
  try {
    localStorage.setItem('newsletter-popup-seen', 'yes');
  } catch {}
}

/** Keeps the newsletter popup from opening on the home page. */
export async function suppressPopup(page: Page): Promise<void> {
  await page.addInitScript(storeSeenPopup);
}
