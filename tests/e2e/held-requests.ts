import type { Page } from '@playwright/test';

/** Holds the requests of these URLs back. Returns a function that lets them go, and all later ones. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
