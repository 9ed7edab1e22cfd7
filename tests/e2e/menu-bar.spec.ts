import { openOffice, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('prices, tariffs and quotes are a group of the menu', onDesktop, async ({ page }) => {
  await openOffice(page, '/dashboard', 'hr');
  await page.getByRole('banner').getByRole('button', { name: 'Prices' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Price Calculator', 'Tariffs', 'Quotes']);
});

test('the menu of a user with all permissions fits the bar', onDesktop, async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 800 });
  await openOffice(page, '/dashboard', 'admin');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const element of await bar.locator('a:visible, button:visible').all()) {
    const { y = -1, height = 0, x = 0, width = 0 } = (await element.boundingBox()) ?? {};
    expect(y, (await element.textContent()) ?? '').toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(56);
    expect(x + width).toBeLessThanOrEqual(1350);
  }
});
