import { openOffice, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('the bar has room for the menu of whoever may see everything', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone’s menu slides in');
  await page.setViewportSize({ width: 1350, height: 800 });
  await openOffice(page, '/dashboard', 'admin');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const part of await bar.locator('a:visible, button:visible').all()) {
    const { y = -1, height = 0, x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    expect(y, (await part.textContent()) ?? '').toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(56);
    expect(x + width).toBeLessThanOrEqual(1350);
  }
});
