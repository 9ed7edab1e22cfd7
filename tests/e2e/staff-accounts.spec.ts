import { addAccount } from './accounts.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/staff-accounts';

test('the list is accessible in both themes with a long name', async ({ page, request }) => {
  const username = await addAccount(request, 'averylongname'.repeat(5));
  await openOffice(page, `${path}?search=${username}`, 'admin');
  await expect(page.getByText('1 account found')).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});
