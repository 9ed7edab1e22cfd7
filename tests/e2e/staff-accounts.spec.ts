import { permissions } from '#contract/staff.ts';
import { addAccount, signInClient, uniqueUsername } from './accounts.ts';
import { staffPassword } from './address.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  test,
} from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/staff-accounts';

test('a new account gets the permissions of its role and a generated password that signs in', async ({
  page,
  browser,
}) => {
  const username = uniqueUsername('added');
  await openOffice(page, path, 'admin');
  await page.getByRole('button', { name: 'Add Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Role').selectOption('Media Admin');
  await expect(dialog.getByLabel('News Management')).toBeChecked();
  await expect(dialog.getByLabel('Test Drives')).not.toBeChecked();
  await dialog.getByLabel('Test Drives').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  const created = page.getByRole('alertdialog');
  await expect(created).toContainText(`The password of ${username}`);
  await expectAccessible(page);
  const password = /[A-Za-z0-9]{24}/.exec((await created.textContent()) ?? '')?.[0] ?? '';
  await page.keyboard.press('Escape');
  await expect(created).toBeVisible();
  await created.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText(`5 of ${permissions.length}`);
  const other = await browser.newPage();
  await other.goto(office('/test-drives'));
  await other.getByLabel('Username').fill(username);
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Test Drives');
  await other.close();
});

test('invalid input is reported at its field and kept', async ({ page }) => {
  await openOffice(page, `${path}?edit=new`, 'admin');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('ab');
  await dialog.getByLabel(/^Password/).fill('short');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByText('A username is 3 to 100')).toBeVisible();
  await expect(dialog.getByText('A password has at least 12 characters')).toBeVisible();
  await expect(dialog.getByText('Please enter a role')).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel('Username')).toHaveValue('ab');
});

test.describe('when the server rejects the input', () => {
  test.use({ expectedErrors: [signedOut, '409 (Conflict)', '400 (Bad'] });

  test('a duplicate user name is reported', async ({ page }) => {
    await openOffice(page, `${path}?edit=new`, 'admin');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').fill('Admin');
    await dialog.getByLabel('Role').selectOption('Admin');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expect(dialog.getByText('There is an account named Admin already').first()).toBeVisible();
    await expect(dialog.getByLabel('Username')).toHaveValue('Admin');
  });

  test('staff cannot disable their own account', async ({ page, request }) => {
    const username = await addAccount(request, 'keeper', { permissions: ['staff-management'] });
    await openOffice(page, `${path}?search=${username}`, username);
    await page.getByRole('row').getByRole('link', { name: username }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Disabled/).check();
    await dialog.getByRole('button', { name: 'Update Account', exact: true }).click();
    await expect(dialog.getByText('You cannot disable your own account').first()).toBeVisible();
  });

  test('conflicting edits are shown, and Keep mine merges both changes', async ({
    page,
    request,
  }) => {
    const username = await addAccount(request, 'collided', { permissions: ['audit'] });
    await openOffice(page, `${path}?search=${username}`, 'admin');
    await page.getByRole('link', { name: username }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Test Drives').check();
    const found = await request.get('/api/admin/accounts', { params: { search: username } });
    const [{ _id }] = (await found.json()).data;
    await request.put(`/api/admin/accounts/${_id}`, {
      data: { permissions: ['audit', 'dealer-management'], mustUseSecondFactor: true },
    });
    await dialog.getByRole('button', { name: 'Update Account', exact: true }).click();
    await expect(dialog.getByText('Someone else changed this record')).toBeVisible();
    await expect(dialog).toContainText('Test Drives, Audit');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText(`${username} is saved.`)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toContainText('To be set up');
    await expect(row).toContainText(`2 of ${permissions.length}`);
  });
});

test('disabling an account signs its user out at the next call', async ({
  page,
  request,
  browser,
}) => {
  const username = await addAccount(request, 'leaver', { permissions: ['test-drives'] });
  const theirs = await browser.newPage();
  await openOffice(theirs, '/test-drives', username);
  await openOffice(page, `${path}?search=${username}`, 'admin');
  await page.getByRole('link', { name: username }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Disabled/).check();
  await dialog.getByRole('button', { name: 'Update Account', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Disabled');
  await theirs.getByRole('searchbox').fill('anybody');
  await expect(theirs.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await theirs.close();
});

test('a manager can end another account’s sessions and reset its password', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const username = await addAccount(request, 'helped');
  const client = await playwright.request.newContext({ baseURL: baseURL ?? '', userAgent: 'Desk' });
  await signInClient(client, username);
  await openOffice(page, `${path}?search=${username}`, 'admin');
  await page.getByRole('button', { name: `Password and sessions of ${username}` }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'End the session of Desk' }).click();
  await expect(dialog.getByText('There are no active sessions.')).toBeVisible();
  expect((await client.get('/api/admin/me')).status()).toBe(401);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`The password of ${username}`);
  await page.getByRole('button', { name: 'Done' }).click();
  const data = { username, password: staffPassword };
  expect((await client.post('/api/admin/login', { data })).status()).toBe(401);
  await client.dispose();
});

test('the list is accessible in both themes with a long name', async ({ page, request }) => {
  const username = await addAccount(request, 'averylongname'.repeat(5));
  await openOffice(page, `${path}?search=${username}`, 'admin');
  await expect(page.getByText('1 account found')).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});
