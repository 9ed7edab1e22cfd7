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
