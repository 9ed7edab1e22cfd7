import { book, uniqueName } from './bookings.ts';
import {
  disableLiveUpdates,
  office,
  openOffice,
  openUserMenu,
  signedOut,
  signIn,
} from './sign-in.ts';
import { expect, expectAccessible, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('a screen’s URL leads to sign-in and back; a wrong password shows an error; nothing secret is kept in the browser', async ({
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

test(
  'without its permission a screen says so and requests no data',
  onDesktop,
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openOffice(page, '/test-drives', 'media');
    await expect(page.getByText(/permission/i).first()).toBeVisible();
    expect(requested.filter((url) => url.includes('/api/test-drive/'))).toEqual([]);
  },
);

test(
  'an unknown path says so and leads to the dashboard; logging out ends the session',
  onDesktop,
  async ({ page }) => {
    await page.goto(office('/no/such/screen'));
    await signIn(page);
    await expect(page).toHaveURL(office('/dashboard'));
    await page.goto(office('/no/such/screen'));
    await expect(page.getByText('There is no screen at that address')).toBeVisible();
    await expect(page).toHaveURL(office('/dashboard'));
    await expectAccessible(page);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: 'support@cars.example' })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'YouTube' })).toBeVisible();
    await openUserMenu(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(new RegExp(office('/login')));
    await page.goto(office('/test-drives'));
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
);

test(
  'after an expired session, signing in restores the screen and the input',
  onDesktop,
  async ({ page, context, request }) => {
    const id = await book(request, { lastName: uniqueName('Expired') });
    const address = `/test-drives?open=${id}`;
    await disableLiveUpdates(page);
    await openOffice(page, address);
    const details = page.getByRole('dialog');
    await details.getByLabel('Next follow-up').fill('2099-01-31T10:00');
    await details.getByRole('button', { name: 'Save', exact: true }).focus();
    // A call still under way would find the session ended before the button is pressed.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    // A click would wait until the button stands still.
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('hr');
    await expect(page.getByLabel('Password')).toBeFocused();
    await expectAccessible(page);
    await signIn(page);
    await expect(page).toHaveURL(office(address));
    await expect(page.getByRole('dialog').getByLabel('Next follow-up')).toHaveValue(
      '2099-01-31T10:00',
    );
  },
);

test(
  'a status change that met an ended session is offered again to the same user, and to no other',
  onDesktop,
  async ({ page, context, request }) => {
    const lastName = uniqueName('Offered');
    await book(request, { lastName });
    await disableLiveUpdates(page);
    await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
    const status = page.getByRole('row').filter({ hasText: lastName }).getByRole('combobox');
    const again = page.getByRole('button', { name: 'Set to Completed' });
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    await status.selectOption('completed');
    await signIn(page);
    await again.click();
    await expect(page.getByText(/is now Completed/)).toBeVisible();
    await expect(status).toHaveValue('completed');

    await context.clearCookies();
    await status.selectOption('cancelled');
    await signIn(page, 'media');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set to Cancelled' })).toHaveCount(0);
  },
);
