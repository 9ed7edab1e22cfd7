import type { Page } from '@playwright/test';
import { hero, isRunning } from './hero.ts';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

test.describe('the offerings', () => {
  const tile = (page: Page, name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  const overlay = (page: Page, name: string) =>
    tile(page, name).getByText('Ex-Factory Price').locator('..');

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await isRunning(page);
  });

  test('are eight and link to their model', onPhone, async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'The Haval Offerings' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(8);
    await tile(page, 'Ora 03').getByRole('link').click();
    await expect(page).toHaveURL('/models/ora-03');
  });

  test('show their price on hover', onDesktop, async ({ page }) => {
    await expect(overlay(page, 'Haval H6')).toHaveCSS('opacity', '0');
    await tile(page, 'Haval H6').hover();
    await expect(overlay(page, 'Haval H6')).toHaveCSS('opacity', '1');
    await expect(overlay(page, 'Haval H6')).toHaveText(/Starting from PKR [1-9][\d,]+$/);
    await expectAccessible(page);
    await page.mouse.move(5, 5);
    await expect(overlay(page, 'Haval H6')).toHaveCSS('opacity', '0');
  });

  test('show their price on focus', onDesktop, async ({ page }) => {
    await tile(page, 'Haval H6 HEV').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(overlay(page, 'Haval H6 HEV')).toHaveCSS('opacity', '1');
    await expect(overlay(page, 'Haval H6 HEV')).toHaveText(/Price \(sample\)PKR [1-9][\d,]+$/);
  });

  test('show their price below the picture on a touch screen', onPhone, async ({ page }) => {
    await expect(overlay(page, 'Ora 07')).toHaveCSS('opacity', '1');
    await expect(overlay(page, 'Ora 07')).toHaveText(/Starting from PKR [1-9][\d,]+$/);
    const picture = await tile(page, 'Ora 07').locator('.tile-picture').first().boundingBox();
    const price = await overlay(page, 'Ora 07').boundingBox();
    expect(price?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides can be reached without controls and have pictures, and prices are visible on them', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(hero(page).getByRole('button')).toHaveCount(0);
    await expect(hero(page).getByRole('link', { name: /^Book your/ })).toHaveCount(8);
    const price = page.getByRole('article').first().getByText('Ex-Factory Price').locator('..');
    await expect(price).toHaveCSS('opacity', '1');
    const lastPicture = hero(page).getByRole('img', { name: /^Tank 500/ });
    await lastPicture.scrollIntoViewIfNeeded();
    await expect(lastPicture).toBeVisible();
    await expect
      .poll(() => lastPicture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
    await hero(page).getByRole('link', { name: 'Book your Tank 500' }).click();
    await expect(page).toHaveURL('/models/tank-500');
  });
});
