import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

const header = (page: Page) => page.getByRole('banner');

test('the switch opens the same page with its query in the other language, and back', async ({
  page,
}) => {
  await page.goto('/compare?models=tank-500');
  await header(page).getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL('/ur/compare?models=tank-500');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  // Before the styles have loaded, a page may be wider than the window.
  await page.waitForLoadState();
  await expectNoSidewaysScroll(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/compare?models=tank-500');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the chosen language opens for links from elsewhere, until the other one is chosen', async ({
  page,
}) => {
  await page.goto('/ur/faq');
  await page.goto('/faq');
  await expect(page.locator('html'), 'a visit alone is no choice').toHaveAttribute('lang', 'en');
  await header(page).getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL('/ur/faq');
  await page.goto('/warranty');
  await expect(page).toHaveURL('/ur/warranty');
  await header(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/warranty');
  await page.goto('/ur/models');
  await expect(page).toHaveURL('/models');
  expect(await page.context().cookies()).toEqual([]);
});

test('links, Back and a form of choices stay in Urdu', async ({ page }) => {
  await page.goto('/ur/models');
  await page.getByRole('main').locator('a[href="/ur/models/tank-500"]').first().click();
  await expect(page).toHaveURL(/^[^?]*\/ur\/models\/tank-500/);
  await page.goBack();
  await expect(page).toHaveURL(/\/ur\/models$/);
  await page.goto('/ur/on-road-price');
  const models = page.getByRole('main').locator('select').first();
  await models.selectOption({ index: 2 });
  await expect(page).toHaveURL(/\/ur\/on-road-price\?/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch works, and a form of choices stays in Urdu', async ({ page }) => {
    await page.goto('/finance');
    await header(page).getByRole('link', { name: 'اردو' }).click();
    await expect(page).toHaveURL('/ur/finance');
    const forms = page.getByRole('main').locator('form[method="get"]');
    for (const form of await forms.all()) {
      expect(await form.getAttribute('action')).toBe('/ur/finance');
    }
  });
});
