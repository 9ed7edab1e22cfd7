import type { Page } from '@playwright/test';
import { swipe } from './finger.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const title = (page: Page, name: string) => bar(page).getByText(name, { exact: true }).first();
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test('the header stays at the top, 60 px high', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const y of [0, 900]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 60 });
  }
});

test.describe('the desktop menu', () => {
  test.skip(({ isMobile }) => isMobile, 'phones have a menu of their own');

  test.beforeEach(async ({ page }) => {
    await page.goto('/test-drive');
  });

  test('opens a group under the pointer, and closes it 300 ms after it has left', async ({
    page,
  }) => {
    await title(page, 'After Sales').hover();
    await expect(item(page, 'Warranty')).toBeVisible();
    await page.evaluate(() => {
      const group = document.querySelector('[data-group="After Sales"]');
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

  test('has one group open at a time, and crossing a gap does not close it', async ({ page }) => {
    await title(page, 'After Sales').hover();
    await item(page, 'FAQ').hover();
    await expect(item(page, 'FAQ')).toBeVisible();
    await title(page, 'Contact').hover();
    await expect(item(page, 'Careers')).toBeVisible();
    await expect(item(page, 'FAQ')).toBeHidden();
  });

  test('closes on a click outside, and on following a link', async ({ page }) => {
    await title(page, 'Contact').click();
    await page.mouse.move(300, 700);
    await expect(item(page, 'Careers')).toBeVisible();
    // Opened by the browser itself it stays open until the page's script is there to close it.
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).click();
      await expect(item(page, 'Careers')).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await title(page, 'Contact').click();
    await item(page, 'Contact Us').click();
    await expect(page).toHaveURL('/contact-us');
    await expect(item(page, 'Careers')).toBeHidden();
  });

  test('can be walked with the arrow keys, opened with Enter and left with Escape', async ({
    page,
  }) => {
    const focus = page.locator(':focus');
    // Keys do nothing until the page's script is there.
    await expect(async () => {
      await item(page, 'Models').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
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

  test('closes a group that the Tab key has left', async ({ page }) => {
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

test.describe('the phone menu', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide windows have the bar');

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

  test('lets its items in one after the other, 80 ms apart', async ({ page }) => {
    await opener(page).click();
    const delays = await menu(page)
      .locator('.phone-menu-item')
      .evaluateAll((items) => items.map((entry) => getComputedStyle(entry).animationDelay));
    expect(delays).toEqual(['0s', '0.08s', '0.16s', '0.24s', '0.32s', '0.4s', '0.48s']);
  });

  test('takes the focus, and gives it back on Escape', async ({ page }) => {
    await opener(page).click();
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('makes way for the focus when it leaves', async ({ page }) => {
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Book a Test Drive' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main :focus')).toBeInViewport();
  });

  test('holds the page behind it still', async ({ page }) => {
    await opener(page).click();
    await expect.poll(() => menu(page).boundingBox()).toMatchObject({ x: 0 });
    await swipe(page, { x: 180, y: 600 }, { x: 180, y: 100 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('closes by its button, and on following a link', async ({ page }) => {
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await group(page, 'Contact').click();
    await menu(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('is accessible with a group open', async ({ page }) => {
    await opener(page).click();
    await group(page, 'News & Events').click();
    await expectAccessible(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open and lead on', async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const place = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : bar(page);
    await place.locator('summary', { hasText: 'Contact' }).click();
    await place.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  });
});
