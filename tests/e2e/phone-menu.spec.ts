import type { Page } from '@playwright/test';
import { swipe } from './swipe.ts';
import { expect, expectAccessible, onPhone, test } from './test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const _title = (page: Page, name: string) => bar(page).getByText(name, { exact: true }).first();
const _item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test.describe('the phone menu', onPhone, () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const group = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('fills the screen, with one group open at a time', async ({ page }) => {
    await opener(page).click();
    await expect
      .poll(() => menu(page).boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 360, height: 760 });
    await group(page, 'After Sales').click();
    await expect(menu(page).getByRole('link', { name: 'Warranty' })).toBeVisible();
    await group(page, 'Contact').click();
    await expect(menu(page).getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Warranty' })).toBeHidden();
    await group(page, 'Contact').click();
    await expect(menu(page).getByRole('link', { name: 'Careers' })).toBeHidden();
  });

  test('shows the eight cars with pictures, a test drive and a dealer', async ({ page }) => {
    await opener(page).click();
    const cars = menu(page).getByRole('list', { name: 'Models' }).getByRole('link');
    await expect(cars).toHaveCount(8);
    const picture = cars.first().locator('img');
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expect(menu(page).getByRole('link', { name: 'Find a Dealer' }).last()).toHaveAttribute(
      'href',
      '/find-a-dealer',
    );
    await expect(menu(page).getByRole('link', { name: 'Book a Test Drive' })).toBeVisible();
    await cars.first().click();
    await expect(page).toHaveURL('/models/haval-h6');
    await expect(menu(page)).toBeHidden();
  });

  test('animates its items in one after the other, 80 ms apart', async ({ page }) => {
    await opener(page).click();
    const delays = await menu(page)
      .locator('.phone-menu-item')
      .evaluateAll((items) => items.map((entry) => getComputedStyle(entry).animationDelay));
    expect(delays).toEqual(['0s', '0.08s', '0.16s', '0.24s', '0.32s', '0.4s', '0.48s', '0.56s']);
  });

  test('takes focus and returns it on Escape', async ({ page }) => {
    await opener(page).click();
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('keeps Tab from the page behind it', async ({ page }) => {
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Book a Test Drive' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('main :focus')).toHaveCount(0);
  });

  test('keeps the page behind it from scrolling', async ({ page }) => {
    await opener(page).click();
    await expect.poll(() => menu(page).boundingBox()).toMatchObject({ x: 0 });
    await swipe(page, { x: 180, y: 600 }, { x: 180, y: 100 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('closes by its button and on following a link', async ({ page }) => {
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await group(page, 'Contact').click();
    await menu(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('is accessible with a group open', async ({ page }) => {
    await opener(page).click();
    await group(page, 'News & Events').click();
    await expectAccessible(page);
  });
});
