import { addAccount, signInClient, uniqueUsername } from './accounts.ts';
import { staffPassword } from './address.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/staff-accounts';

test('a new account gets what its role may, and a password that is shown once and signs in', async ({
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
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  const made = page.getByRole('alertdialog');
  await expect(made).toContainText(`The password of ${username}`);
  await expectAccessible(page);
  const password = /[A-Za-z0-9]{24}/.exec((await made.textContent()) ?? '')?.[0] ?? '';
  await page.keyboard.press('Escape');
  await expect(made).toBeVisible();
  await made.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText('5 of 18');
  const other = await browser.newPage();
  await other.goto(office('/test-drives'));
  await other.getByLabel('Username').fill(username);
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Test Drives');
  await other.close();
});

test('what is refused is said at its field, and nothing typed is lost', async ({ page }) => {
  await openOffice(page, `${path}?edit=new`, 'admin');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('ab');
  await dialog.getByLabel(/^Password/).fill('short');
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(dialog.getByText('A username is 3 to 100')).toBeVisible();
  await expect(dialog.getByText('A password has at least 12 characters')).toBeVisible();
  await expect(dialog.getByText('Please enter a role')).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel('Username')).toHaveValue('ab');
});

test.describe('where the server refuses', () => {
  test.use({ expectedErrors: [signedOut, '409 (Conflict)', '400 (Bad'] });

  test('a name that is taken is said at the name', async ({ page }) => {
    await openOffice(page, `${path}?edit=new`, 'admin');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').fill('Admin');
    await dialog.getByLabel('Role').selectOption('Admin');
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(dialog.getByText('There is an account named Admin already').first()).toBeVisible();
    await expect(dialog.getByLabel('Username')).toHaveValue('Admin');
  });

  test('nobody disables themself', async ({ page, request }) => {
    const username = await addAccount(request, 'keeper', { permissions: ['staff-management'] });
    await openOffice(page, `${path}?search=${username}`, username);
    await page.getByRole('row').getByRole('link', { name: username }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Disabled/).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('You cannot disable your own account').first()).toBeVisible();
  });

  test('two edits that collide are shown side by side', async ({ page, request }) => {
    const username = await addAccount(request, 'collided', { permissions: ['audit'] });
    await openOffice(page, `${path}?search=${username}`, 'admin');
    await page.getByRole('link', { name: username }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Test Drives').check();
    const found = await request.get('/api/admin/accounts', { params: { search: username } });
    const [{ _id }] = (await found.json()).data;
    await request.put(`/api/admin/accounts/${_id}`, { data: { mustUseSecondFactor: true } });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Somebody else changed this record')).toBeVisible();
    await expect(dialog).toContainText('Test Drives, Audit');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText(`${username} is saved.`)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toContainText('To be set up');
    await expect(row).toContainText('2 of 18');
  });
});

test('who is disabled is out at once', async ({ page, request, browser }) => {
  const username = await addAccount(request, 'leaver', { permissions: ['test-drives'] });
  const theirs = await browser.newPage();
  await openOffice(theirs, '/test-drives', username);
  await openOffice(page, `${path}?search=${username}`, 'admin');
  await page.getByRole('link', { name: username }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Disabled/).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Disabled');
  await theirs.getByRole('searchbox').fill('anybody');
  await expect(theirs.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await theirs.close();
});

test('a password is reset and sessions are ended for another', async ({
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
  await expect(dialog.getByText('There is no session in use.')).toBeVisible();
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} list is accessible, long names included`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    const username = await addAccount(request, 'averylongname'.repeat(5));
    await openOffice(page, `${path}?search=${username}`, 'admin');
    await expect(page.getByText('1 account found')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
