import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const title = (page: Page, name: string) => bar(page).getByText(name, { exact: true }).first();
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test.describe('the desktop menu', onDesktop, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/test-drive');
  });

  test('opens a group on hover and closes it 300 ms after the pointer has left', async ({
    page,
  }) => {
    await title(page, 'After Sales').hover();
    await expect(item(page, 'Warranty')).toBeVisible();
    await page.evaluate(() => {
      const group = document.querySelector('[data-group="/after-sales"]');
      const times: number[] = [];
      Object.assign(window, { times });
      group?.addEventListener('pointerleave', () => times.push(performance.now()));
      new MutationObserver(() => times.push(performance.now())).observe(group as Node, {
        subtree: true,
        attributeFilter: ['open'],
      });
    });
    await page.mouse.move(700, 700);
    await expect(item(page, 'Warranty')).toBeHidden();
    const [left = 0, closed = 0] = await page.evaluate(() => Reflect.get(window, 'times'));
    expect(closed - left).toBeGreaterThanOrEqual(299);
    expect(closed - left).toBeLessThan(900);
  });

  test('has one group open at a time, and crossing the gap to its items does not close it', async ({
    page,
  }) => {
    await title(page, 'After Sales').hover();
    await item(page, 'FAQ').hover();
    await expect(item(page, 'FAQ')).toBeVisible();
    await title(page, 'Contact').hover();
    await expect(item(page, 'Careers')).toBeVisible();
    await expect(item(page, 'FAQ')).toBeHidden();
  });

  test('closes on a click outside and on following a link', async ({ page }) => {
    await title(page, 'Contact').click();
    await page.mouse.move(300, 700);
    await expect(item(page, 'Careers')).toBeVisible();
    // The browser opens it without a script, but only the page's script closes it.
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).click();
      await expect(item(page, 'Careers')).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await title(page, 'Contact').click();
    await item(page, 'Contact Us').click();
    await expect(page).toHaveURL('/contact-us');
    await expect(item(page, 'Careers')).toBeHidden();
  });

  test('works with the arrow keys, Home and End, opens with Enter and closes with Escape', async ({
    page,
  }) => {
    const focus = page.locator(':focus');
    // Arrow keys work once the page's script runs.
    await expect(async () => {
      await item(page, 'Models').focus();
      for (const _ of ['Prices', 'About', 'Find a Dealer']) await page.keyboard.press('ArrowRight');
      await expect(focus).toHaveText('Find a Dealer', { timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(item(page, 'Become a Dealer')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(focus).toHaveText('Become a Dealer');
    await page.keyboard.press('Escape');
    await expect(item(page, 'Become a Dealer')).toBeHidden();
    await expect(focus).toHaveText('Find a Dealer');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Warranty')).toBeVisible();
    await expect(focus).toHaveText('After Sales');
    await page.keyboard.press('End');
    await expect(focus).toHaveText('FAQ');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(focus).toHaveText('Find a Dealer');
    await expect(item(page, 'Warranty')).toBeHidden();
  });

  test('shows the eight cars under Models, to the mouse and to the arrow keys', async ({
    page,
  }) => {
    const cars = bar(page).getByRole('list', { name: 'Models' }).getByRole('link');
    await title(page, 'Models').hover();
    await expect(cars).toHaveCount(8);
    const picture = cars.last().locator('img');
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(cars).toHaveCount(0);

    await item(page, 'Models').focus();
    await expect(cars).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(cars).toHaveCount(8);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(page.locator(':focus')).toHaveText('Tank 500');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/models/tank-500');
    await expect(cars).toHaveCount(0);
  });

  test('closes a group when Tab leaves it', async ({ page }) => {
    await title(page, 'Contact').click();
    await item(page, 'Careers').focus();
    await page.keyboard.press('Tab');
    await expect(item(page, 'Careers')).toBeHidden();
  });

  test('is accessible with a group open', async ({ page }) => {
    await title(page, 'After Sales').click();
    await expect(item(page, 'Warranty')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
