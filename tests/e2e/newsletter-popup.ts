import type { Page } from '@playwright/test';
import { origin } from './address.ts';
import { installFakeClock } from './fake-clock.ts';
import { expect } from './test.ts';

export const popup = (page: Page) => page.getByRole('dialog', { name: 'Be the first to know' });
export const box = (page: Page) => page.getByRole('region', { name: 'Newsletter' });

/**
 * Opens the home page with a fake clock and waits until its scripts are idle. The visitor comes from another page of
 * the site by default: a phone's first page has no popup.
 */
export async function openWithFakeClock(page: Page, referer = `${origin}/models`): Promise<void> {
  await installFakeClock(page);
  // Idle callbacks run in order: the page view is sent after the popup is set up.
  const isIdle = page.waitForRequest('**/api/page-views');
  await page.goto('/', { referer });
  await page.clock.runFor(3_000);
  await isIdle;
}

/** Does something that makes the page fetch the popup, and waits until it is open. */
export async function expectToOpen(page: Page, act: () => Promise<unknown>): Promise<void> {
  const isFetched = page.waitForResponse(/\/popup-[^/]+\.js$/);
  await act();
  const fetched = (await isFetched).url();
  // Resolves after the page's own import of the module and its rendering.
  await page.evaluate((url) => import(url).then(() => {}), fetched);
  await page.clock.runFor(100);
  await expect(popup(page)).toBeVisible();
}

/** Scrolls past most of the page, without which the popup does not open on a phone. */
export const scrollThrough = (page: Page) =>
  page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight * 0.6, behavior: 'instant' }),
  );

/** Opens the page and waits for the popup. */
export async function openPopup(page: Page): Promise<void> {
  await openWithFakeClock(page);
  await scrollThrough(page);
  await expectToOpen(page, () => page.clock.runFor(10_000));
}
