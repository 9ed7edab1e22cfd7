import type { Page } from '@playwright/test';

const isAlive = () =>
  !('__reactRouterContext' in window) ||
  Object.keys(document.body).some((key) => key.startsWith('__reactProps'));

/**
 * Waits until the page that is open has its scripts at work, if it has any: they are fetched after its first
 * paint, which may be after its load event.
 */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Storage as of a visitor who has been asked to subscribe before. Some documents have none, about:blank for one. */
function rememberInvitation() {
  try {
    localStorage.setItem('newsletter-popup-seen', 'yes');
  } catch {}
}

/** Keeps the home page from asking to subscribe. */
export async function forgoInvitation(page: Page): Promise<void> {
  await page.addInitScript(rememberInvitation);
}
