import type { Page } from '@playwright/test';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

const up = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Whether a link is on top at its middle and near both ends. Runs in the page, which must not scroll. */
const isUncovered = (link: HTMLElement | SVGElement) => {
  const { x, y, width, height } = link.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((share) =>
    link.contains(document.elementFromPoint(x + width * share, y + height / 2)),
  );
};

test('the floating buttons appear once the hero is out of view, and Back to top scrolls up', async ({
  page,
  request,
}) => {
  const { data: config } = await (await request.get('/api/config')).json();
  await page.goto('/');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  await expect(up(page)).toBeHidden();
  await scrollToEnd(page);
  await expect(up(page)).toBeVisible();
  await expect(chat).toHaveCount(config.whatsappNumber ? 1 : 0);
  if (config.whatsappNumber) {
    await expect(chat).toHaveAttribute('href', `https://wa.me/${config.whatsappNumber}`);
    await expect(chat).toHaveAttribute('target', '_blank');
  }
  await expectAccessible(page);
  await up(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up(page)).toBeHidden();
});

test('the floating buttons appear on the models page too', async ({ page }) => {
  await page.goto('/models');
  await expect(up(page)).toBeHidden();
  await scrollToEnd(page);
  // Its code loads with the first scrolling.
  await expect(up(page)).toBeVisible({ timeout: 20_000 });
  await up(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page without a hero has no Back to top button', onPhone, async ({ page }) => {
  await page.goto('/contact-us');
  await scrollToEnd(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(up(page)).toBeHidden();
});

test(
  'a label shows on hover, hides with Escape, and stays a moment after the pointer has left',
  onDesktop,
  async ({ page }) => {
    await page.goto('/');
    await scrollToEnd(page);
    const label = page.getByText('Back to top', { exact: true });
    await up(page).hover();
    await expect(label).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(label).toBeHidden();
    await page.mouse.move(300, 300);
    await up(page).hover();
    await page.mouse.move(300, 300);
    const left = Date.now();
    await expect(label).toBeVisible();
    await label.waitFor({ state: 'hidden' });
    expect(Date.now() - left).toBeGreaterThanOrEqual(200);
  },
);

test('the floating buttons never cover the last links of the page', async ({ page }) => {
  await page.goto('/');
  await scrollToEnd(page);
  await expect(up(page)).toBeVisible();
  for (const name of ['Privacy', 'Cookies']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    expect(await link.evaluate(isUncovered), name).toBe(true);
  }
});

test('the floating buttons are in the margin of a wide page, and else only show on the way up', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  // On phones its code loads with the first scrolling.
  await expect(page.locator('.floating-helper')).toHaveCount(1);
  if (isMobile) {
    await expect(up(page)).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }));
    await expect(up(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1900, behavior: 'instant' }));
    await expect(up(page)).toBeHidden();
    return;
  }
  await expect(up(page)).toBeVisible();
  const { x = 0, width = 0 } = (await up(page).boundingBox()) ?? {};
  const windowWidth = await page.evaluate(() => document.documentElement.clientWidth);
  expect(windowWidth - x).toBeLessThanOrEqual(64);
  expect(x + width).toBeLessThanOrEqual(windowWidth);
});
