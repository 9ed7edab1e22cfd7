import { buildCode } from '#tests/support/second-factor.ts';
import { addAccount, beginSetUp, readSecret, signInClient } from './accounts.ts';
import { staffPassword } from './address.ts';
import { office, openOffice, openUserMenu, signedOut, signIn } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const newPassword = 'another password for browsers';

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

test('changing the password ends the other sessions, and the new one signs in', async ({
  page,
  request,
}) => {
  const username = await addAccount(request, 'changer');
  await signInClient(request, username);
  await openOffice(page, '/account', username);
  await page.getByLabel('Current password').fill(staffPassword);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('New password again').fill('something else');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The passwords do not match')).toBeVisible();
  await page.getByLabel('New password again').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  expect((await request.get('/api/admin/me')).status()).toBe(401);
  const data = { username, password: newPassword };
  expect((await request.post('/api/admin/login', { data })).status()).toBe(200);
});

test.describe('when the server rejects the input', () => {
  test.use({ expectedErrors: [signedOut, '400 (Bad'] });

  test('a wrong current password is reported at its field, and the input stays', async ({
    page,
    request,
  }) => {
    const username = await addAccount(request, 'mistaken');
    await openOffice(page, '/account', username);
    await page.getByLabel('Current password').fill('wrong');
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('New password again').fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This is not your password')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('New password again')).toHaveValue(newPassword);
    await expectAccessible(page);
  });

  test('a second factor can be set up, is required at sign-in, and can be turned off', async ({
    page,
    request,
  }) => {
    const username = await addAccount(request, 'twofold');
    await openOffice(page, '/account', username);
    await beginSetUp(page);
    await expect(page.getByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
    const secret = await readSecret(page);
    await expectAccessible(page);
    await page.getByLabel('Code').fill('not a code');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('This code is not right')).toBeVisible();
    await page.getByLabel('Code').fill(buildCode(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [first = '', second = ''] = await codes.allInnerTexts();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    await page.context().clearCookies();
    await page.goto(office('/account'));
    await expect(page.getByLabel('Code')).toHaveCount(0);
    await signIn(page, username);
    await expect(page.getByLabel('Code')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This code is not right')).toBeVisible();
    await page.getByLabel('Code').fill(first);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(staffPassword);
    await page.getByLabel('Code or recovery code').fill(second);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Your second factor is off.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up a second factor' })).toBeVisible();
  });
});

test('new recovery codes differ from all old ones', async ({ page, request }) => {
  const username = await addAccount(request, 'renewed');
  await openOffice(page, '/account', username);
  await beginSetUp(page);
  const secret = await readSecret(page);
  await page.getByLabel('Code').fill(buildCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const old = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(codes).toHaveCount(0);
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(staffPassword);
  await page.getByLabel('Code or recovery code').fill(buildCode(secret, 1));
  await page.getByRole('button', { name: 'Create new codes' }).click();
  await expect(codes).toHaveCount(10);
  expect((await codes.allInnerTexts()).filter((code) => old.includes(code))).toEqual([]);
});

test('the account’s other sessions are listed and can be ended', async ({ page, request }) => {
  const username = await addAccount(request, 'manifold');
  await signInClient(request, username);
  await openOffice(page, '/account', username);
  const sessions = page.getByRole('region', { name: 'Active sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This session')).toBeVisible();
  await sessions.getByRole('button', { name: 'End the session of' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await request.get('/api/admin/me')).status()).toBe(401);
});
