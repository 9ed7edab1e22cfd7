import type { Page } from '@playwright/test';
import { takeClock } from './own-clock.ts';
import { expect } from './test.ts';

export const popup = (page: Page) => page.getByRole('dialog', { name: 'Be the first to know' });
export const box = (page: Page) => page.getByRole('region', { name: 'Newsletter' });

/** Opens the home page on a clock that the test moves, and lets it come to rest. */
export async function openOnOwnClock(page: Page): Promise<void> {
  await takeClock(page);
  // What waits for the browser to be idle is done in one order: the popup's part before this one.
  const isIdle = page.waitForRequest('**/api/page-views');
  await page.goto('/');
  // The box waits for an address once the page's scripts run.
  await expect(box(page).getByRole('button')).toBeDisabled();
  await page.clock.runFor(3_000);
  await isIdle;
}

/** Does what makes the page fetch the popup; resolves once it is open. */
export async function seeItOpen(page: Page, act: () => Promise<unknown>): Promise<void> {
  const isFetched = page.waitForResponse(/\/popup-[^/]+\.js$/);
  await act();
  const fetched = (await isFetched).url();
  // Resolves after the page's own import of it, and what the page does with it.
  await page.evaluate((url) => import(url).then(() => {}), fetched);
  await page.clock.runFor(100);
  await expect(popup(page)).toBeVisible();
}

/** Opens the page, and the popup after the first look. */
export async function openPopup(page: Page): Promise<void> {
  await openOnOwnClock(page);
  await seeItOpen(page, () => page.clock.runFor(7_000));
}
