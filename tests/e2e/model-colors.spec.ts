import type { Locator } from '@playwright/test';
import { expect, onPhone, test } from './test.ts';

/** Reads the outline of a color choice. */
const readRing = (choice: Locator) =>
  choice.evaluate((input) => {
    const { outlineStyle, outlineColor } = getComputedStyle(input.nextElementSibling as Element);
    return outlineStyle === 'none' ? 'none' : outlineColor;
  });

test(
  'the chosen paint has a white ring on the dark background, and another color while focused by keyboard',
  onPhone,
  async ({ page }) => {
    await page.goto('/models/haval-h6');
    const choices = page.getByRole('group', { name: /Colour/ });
    const first = choices.getByRole('radio', { name: 'Burgundy' });
    const second = choices.getByRole('radio', { name: 'Onyx Black' });
    await expect.poll(() => readRing(first)).toBe('rgb(255, 255, 255)');
    expect(await readRing(second)).toBe('none');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeChecked();
    const focused = await readRing(second);
    expect(focused).not.toBe('none');
    expect(focused).not.toBe('rgb(255, 255, 255)');
  },
);

test('a paint chosen before hydration is applied after it', onPhone, async ({ page }) => {
  const chosen = Promise.withResolvers<void>();
  await page.route(/\/assets\/framework-/, async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto('/models/haval-h6', { waitUntil: 'commit' });
  const choices = page.getByRole('group', { name: /Colour/ });
  await choices.getByRole('radio', { name: 'Onyx Black' }).check();
  await expect(choices.locator('legend')).toHaveText(/Burgundy/);
  chosen.resolve();
  await expect(choices.locator('legend')).toHaveText(/Onyx Black/);
});
