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
