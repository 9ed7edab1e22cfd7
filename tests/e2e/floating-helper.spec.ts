import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const up = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const toTheEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test('the helper comes when the hero has left the view, and leads back up', async ({
  page,
  request,
}) => {
  const { data: config } = await (await request.get('/api/config')).json();
  await page.goto('/');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  await expect(up(page)).toBeHidden();
  await toTheEnd(page);
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

test('a page without a hero has no helper', async ({ page }) => {
  await page.goto('/contact-us');
  await toTheEnd(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(up(page)).toBeHidden();
});

test('its buttons are named beside them, until 300 ms after the pointer has left', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger does not hover');
  await page.goto('/');
  await toTheEnd(page);
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
});

test('it never lies over the last links of the page', async ({ page }) => {
  await page.goto('/');
  await toTheEnd(page);
  await expect(up(page)).toBeVisible();
  for (const name of ['Privacy', 'Cookies']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click({ trial: true });
  }
});
