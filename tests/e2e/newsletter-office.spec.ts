import type { APIRequestContext, Page } from '@playwright/test';
import { staffPassword } from './address.ts';
import { counter } from './counter.ts';
import { disableLiveUpdates, office, openOffice, signedOut } from './sign-in.ts';
import { storedRequests } from './stored-requests.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  onDesktop,
  test,
} from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/newsletter-subscriptions';
const api = '/api/newsletter/admin/subscriptions';

/** Builds a last name that no other test uses, so that each test sees only its own subscriptions. */
const uniqueName = (prefix: string) => `${prefix} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;
const buildAddress = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@sample.example`;

async function subscribe(request: APIRequestContext, lastName: string): Promise<string> {
  const email = buildAddress(lastName);
  const data = { firstName: 'Sample', lastName, email };
  await request.post('/api/newsletter/popup-subscribe', { data });
  return email;
}

const openList = (page: Page, search: string) =>
  openOffice(page, `${path}?search=${encodeURIComponent(search)}`, 'media');

test('a subscription is listed with its name, or with a note that none was given', async ({
  page,
  request,
}) => {
  const lastName = uniqueName('Listed');
  await subscribe(request, lastName);
  const nameless = buildAddress(uniqueName('Nameless'));
  await request.post('/api/newsletter/subscribe', { data: { email: nameless } });
  await openList(page, lastName);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter Subscriptions');
  await expect(page.getByText('1 subscription found')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: buildAddress(lastName) });
  await expect(row).toContainText(`Sample ${lastName}`);
  await expect(row).toContainText('Popup');
  await expect(row.getByText('Subscribed', { exact: true })).toBeVisible();
  expect(await counter(page, 'Total Subscriptions')).toBeGreaterThan(1);
  await page.getByRole('searchbox').fill(nameless);
  const other = page.getByRole('row').filter({ hasText: nameless });
  await expect(other).toContainText('No name provided');
  await expect(other).toContainText('Newsletter');
});

test(
  'the list can be filtered by status and source, the URL holds the filters, and they can be cleared',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Filtered');
    await subscribe(request, lastName);
    await openList(page, lastName);
    await page.getByRole('combobox', { name: 'Source' }).selectOption('Popup');
    await expect(page.getByText('1 subscription found')).toBeVisible();
    await expect(page).toHaveURL(/source=popup/);
    await page.getByRole('link', { name: 'Inactive' }).click();
    await expect(page.getByText('No subscriptions found')).toBeVisible();
    await expect(page.getByText('Try adjusting your filters or check back later.')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByText('1 subscription found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL(office(path));
  },
);

test('unsubscribing shows at once and can be undone', async ({ page, request }) => {
  const email = await subscribe(request, uniqueName('Toggled'));
  await openList(page, email);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: `Unsubscribe ${email}` }).click();
  await expect(page.getByText(`${email} is now unsubscribed.`)).toBeVisible();
  await expect(row.getByText('Unsubscribed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${email} is now subscribed.`)).toBeVisible();
  await page.reload();
  await expect(row.getByRole('button', { name: `Unsubscribe ${email}` })).toBeVisible();
});

test('a list of more than ten is paged and can be sorted', async ({ page, request, isMobile }) => {
  const name = uniqueName('Paged');
  for (let number = 10; number <= 20; number += 1) await subscribe(request, `${name} ${number}`);
  await openList(page, name);
  await expect(page.locator('dl a[aria-current]')).toHaveText('Total Subscriptions');
  await expect(page.getByText('Showing page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
  await expect(page.getByText(buildAddress(`${name} 10`))).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  if (isMobile) await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Email ↑');
  else await page.getByRole('button', { name: 'Email' }).click();
  await expect(page).toHaveURL(/sortBy=email&sortOrder=asc/);
  await expect(page.getByText(buildAddress(`${name} 20`))).toHaveCount(0);
  await expect(page.getByText(buildAddress(`${name} 10`))).toBeVisible();
});

test(
  'deleting asks for confirmation and deletes the subscription',
  onDesktop,
  async ({ page, request }) => {
    const email = await subscribe(request, uniqueName('Deleted'));
    await openList(page, email);
    await page.getByRole('button', { name: `Delete ${email}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this subscription?');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No subscriptions found')).toBeVisible();
    await dismissToast(page, 'is moved to the trash.');
    await expect
      .poll(() => storedRequests(request, '/newsletter/admin/subscriptions', email))
      .toEqual([]);
  },
);

test('a subscription can be changed by keyboard', onDesktop, async ({ page, request }) => {
  const name = uniqueName('Keyed');
  const first = await subscribe(request, `${name} A`);
  const second = await subscribe(request, `${name} B`);
  await openList(page, name);
  await page.getByRole('button', { name: `Unsubscribe ${second}` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: `Unsubscribe ${first}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${first} is now unsubscribed.`)).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [signedOut, '500 (Internal', '409 (Conflict)', 'ERR_FAILED'] });

  test(
    'an error shows and the row is restored, after a status change and after a delete',
    onDesktop,
    async ({ page, request }) => {
      const email = await subscribe(request, uniqueName('Failed'));
      await openList(page, email);
      const row = page.getByRole('row').filter({ hasText: email });
      await page.route(`**${api}/*`, (route) =>
        route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } }),
      );
      await row.getByRole('button', { name: `Unsubscribe ${email}` }).click();
      await expect(
        page.getByText('Failed to update subscription status. It went wrong.'),
      ).toBeVisible();
      await expect(row.getByText('Subscribed', { exact: true })).toBeVisible();
      await row.getByRole('button', { name: `Delete ${email}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Failed to delete subscription. It went wrong.')).toBeVisible();
      await expect(row).toBeVisible();
    },
  );

  test(
    'a list that cannot be loaded shows an error and can be retried',
    onDesktop,
    async ({ page }) => {
      await disableLiveUpdates(page);
      let isBroken = true;
      await page.route(`**${api}?*`, (route) => (isBroken ? route.abort() : route.continue()));
      await openOffice(page, path, 'media');
      await expect(page.getByText('Failed to fetch newsletter subscriptions')).toBeVisible();
      await expect(page.getByText('No subscriptions found')).toBeHidden();
      isBroken = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(/subscriptions? found/).first()).toBeVisible();
    },
  );

  test(
    'a conflicting edit is reported, and the row shows the current status',
    onDesktop,
    async ({ page, request }) => {
      const email = await subscribe(request, uniqueName('Collided'));
      await openList(page, email);
      const row = page.getByRole('row').filter({ hasText: email });
      await expect(row).toBeVisible();
      await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
      const found = await (await request.get(api, { params: { search: email } })).json();
      const url = `${api}/${found.data[0]._id}`;
      await request.put(url, { data: { isSubscribed: false } });
      await row.getByRole('button', { name: `Unsubscribe ${email}` }).click();
      await expect(page.getByText(`${email} has changed.`)).toBeVisible();
      await expect(row.getByText('Unsubscribed', { exact: true })).toBeVisible();
    },
  );
});

test('the screen is accessible in both themes with a very long name', async ({ page, request }) => {
  const name = 'Averylongname'.repeat(4);
  await subscribe(request, name);
  await openList(page, name);
  await expect(page.getByText('1 subscription found')).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});
