import type { Locator } from '@playwright/test';
import { expect, onDesktop, onPhone, test } from './test.ts';

test('the arrow keys of the menu follow the order of reading', onDesktop, async ({ page }) => {
  await page.goto('/ur');
  const items = page.locator('header [data-bar]');
  await items.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(items.first()).toBeFocused();
});

test(
  'the carousel goes on to the left, and its arrows point that way',
  onDesktop,
  async ({ page }) => {
    await page.goto('/ur');
    const next = page.locator('.round-button-next');
    const previous = page.locator('.round-button-previous');
    const [left, right] = await Promise.all([next.boundingBox(), previous.boundingBox()]);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await expect(next.locator('svg')).toHaveCSS('scale', '-1 1');
    await next.click();
    const headings = page.locator('.hero-words h2');
    await expect(headings.nth(1)).toBeInViewport();
    await expect(headings.first()).not.toBeInViewport();
    await previous.click();
    await expect(headings.first()).toBeInViewport();
  },
);

/** Where the first and the last character of an element's text are, in pixels from the left. */
const findEnds = (element: Locator) =>
  element.evaluate((node) => {
    const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    return [0, text.length - 1].map((start) => {
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().left;
    });
  });

test('a phone number is read from left to right', onPhone, async ({ page }) => {
  await page.goto('/ur/find-a-dealer');
  const [first, last] = await findEnds(page.locator('a[href^="tel:"]').first());
  expect(first).toBeLessThan(last ?? 0);
});

test(
  'fields for numbers run from left to right at the edge of the others',
  onPhone,
  async ({ page }) => {
    await page.goto('/ur/contact-us');
    const phone = page.locator('#phone');
    await expect(phone).toHaveCSS('direction', 'ltr');
    await expect(phone).toHaveCSS('text-align', 'right');
  },
);

test(
  'the map keeps its directions, and what pops up on it is read from the right',
  onDesktop,
  async ({ page }) => {
    await page.goto('/ur/find-a-dealer');
    const map = page.locator('.dealer-map');
    await expect(map).toHaveCSS('direction', 'ltr');
    await map.locator('.map-pin').first().focus();
    await page.keyboard.press('Enter');
    await expect(map.getByRole('dialog')).toHaveCSS('direction', 'rtl');
  },
);
