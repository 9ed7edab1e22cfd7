import { book, uniqueName } from './bookings.ts';
import { office, openOffice, signedOut, signIn } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('a screen’s address leads through sign-in and back to it, wrong passwords do not', async ({
  page,
}) => {
  await page.goto(office('/test-drives?status=confirmed'));
  await expect(page).toHaveURL(new RegExp(office('/login')));
  await expectAccessible(page);
  await page.getByLabel('Username').fill('hr');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  await signIn(page);
  await expect(page).toHaveURL(office('/test-drives?status=confirmed'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Drives');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/hr|password|session|token/i);
});

test('without the permission a screen says so and asks for no data', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openOffice(page, '/test-drives', 'media');
  await expect(page.getByText(/permission/i).first()).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/test-drive/'))).toEqual([]);
});

test('any other address is the dashboard; logging out ends the session', async ({ page }) => {
  await page.goto(office('/no/such/screen'));
  await signIn(page);
  await expect(page).toHaveURL(office('/dashboard'));
  await expectAccessible(page);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'support@cars.example' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'YouTube' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new RegExp(office('/login')));
  await page.goto(office('/test-drives'));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a session that ended brings back to the same place after signing in', async ({
  page,
  context,
  request,
}) => {
  const id = await book(request, { lastName: uniqueName('Expired') });
  const address = `/test-drives?open=${id}`;
  await openOffice(page, address);
  const details = page.getByRole('dialog');
  await details.getByLabel('Notes').fill('Not lost');
  await context.clearCookies();
  await details.getByRole('button', { name: 'Save' }).click();
  await signIn(page);
  await expect(page).toHaveURL(office(address));
  await expect(page.getByRole('dialog').getByLabel('Notes')).toHaveValue('Not lost');
});
