import { openOffice, openUserMenu, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('the user’s menu links to the account screen, and closes', async ({ page }) => {
  await openOffice(page, '/dashboard');
  await openUserMenu(page);
  const link = page.getByRole('link', { name: 'Your account' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Account');
  await expect(link).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('notices that are turned on late begin then, not when the screen was opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const granted = { permission: 'granted', requestPermission: async () => 'granted' };
    Reflect.set(window, 'Notification', Object.assign(class {}, granted));
  });
  await page.clock.install();
  await openOffice(page, '/account');
  await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible();
  await page.clock.runFor(10 * 60_000);
  const turnedOnAt = await page.evaluate(() => Date.now());
  await page.getByRole('button', { name: 'Show notices on this device' }).click();
  const polled = page.waitForRequest('**/api/admin/me/notices/new?*');
  await page.clock.runFor(61_000);
  const after = new URL((await polled).url()).searchParams.get('after') ?? '';
  expect(Date.parse(after)).toBeGreaterThanOrEqual(turnedOnAt);
});
