import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';

/** The ring around the paint of a choice. */
const ringOf = (choice: Locator) =>
  choice.evaluate((input) => {
    const { outlineStyle, outlineColor } = getComputedStyle(input.nextElementSibling as Element);
    return outlineStyle === 'none' ? 'none' : outlineColor;
  });

test('a model’s chosen paint has a ring that can be seen on the dark ground, by keyboard another', async ({
  page,
}) => {
  await page.goto('/models/haval-h6');
  const choices = page.getByRole('group', { name: /Colour/ });
  const first = choices.getByRole('radio', { name: 'Burgundy' });
  const second = choices.getByRole('radio', { name: 'Onyx Black' });
  await expect.poll(() => ringOf(first)).toBe('rgb(255, 255, 255)');
  expect(await ringOf(second)).toBe('none');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeChecked();
  const focused = await ringOf(second);
  expect(focused).not.toBe('none');
  expect(focused).not.toBe('rgb(255, 255, 255)');
});

test('a paint that is chosen before the page is alive is the car’s when it is', async ({
  page,
}) => {
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
