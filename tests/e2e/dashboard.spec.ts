import type { APIRequestContext, Page } from '@playwright/test';
import { makeTestDrive } from '#tests/factories.ts';
import { openOffice, signedOut, withoutArrivals } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut, '500 (', '503 ('] });

const card = (page: Page, label: string) =>
  page
    .getByRole('list', { name: 'Statistics' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: label, exact: true }) });

async function numberIn(page: Page, label: string): Promise<number> {
  const text = await card(page, label).locator('.text-2xl').textContent();
  return Number(text?.replaceAll(',', ''));
}

const book = (request: APIRequestContext) =>
  request.post('/api/test-drive/book', { data: makeTestDrive() });

test('the hr dashboard counts what visitors send, and each card leads to its screen', async ({
  page,
}) => {
  await openOffice(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HR Dashboard');
  await expect(
    page.getByText('Complete overview of all business activities and statistics'),
  ).toBeVisible();
  for (const [label, path] of [
    ['Total Inquiries', 'contact-inquiries'],
    ['Total Bookings', 'vehicle-bookings'],
    ['Test Drives', 'test-drives'],
    ['Job Applications', 'job-applications'],
    ['Service Appointments', 'service-appointments'],
    ['Parts Requests', 'parts-requests'],
    ['Newsletter Subscribers', 'newsletter-subscriptions'],
  ] as const) {
    const link = card(page, label).getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(`/${path}$`));
  }
  for (const title of ['Vehicle Interest Analysis', 'Quick Actions', 'Recent Activity Summary']) {
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
});

test('a new request is counted without a reload', async ({ page, request }) => {
  await openOffice(page, '/dashboard');
  const before = await numberIn(page, 'Test Drives');
  // Other tests book, too: it has to be more, not one more.
  await book(request);
  await expect
    .poll(() => numberIn(page, 'Test Drives'), { timeout: 15_000 })
    .toBeGreaterThan(before);
});

test('a new request appears in its list without a reload', async ({ page, request }) => {
  const lastName = `Arriving ${Date.now()}`;
  await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
  await expect(page.getByText('No test drives found')).toBeVisible();
  await request.post('/api/test-drive/book', { data: makeTestDrive({ lastName }) });
  await expect(page.getByText('1 test drive found')).toBeVisible({ timeout: 15_000 });
});

test('figures are read anew when asked to, and every five minutes', async ({ page }) => {
  await page.clock.install();
  await openOffice(page, '/dashboard');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^(5:00|4:5\d)$/);
  // What is still being read is not asked for twice.
  await expect(page.getByRole('list', { name: 'Statistics' })).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(timer).toHaveText(/^3:5\d$/);
  const again = page.waitForRequest('**/api/test-drive/admin/stats');
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await again;
  await expect(timer).toHaveText(/^(5:00|4:5\d)$/);
  const byItself = page.waitForRequest('**/api/test-drive/admin/stats');
  await page.clock.runFor(301_000);
  await byItself;
});

test('statistics that fail mark their own panel; when all fail there is one way to retry', async ({
  page,
}) => {
  await withoutArrivals(page);
  await page.route('**/api/parts/admin/stats', (route) => route.fulfill({ status: 500 }));
  await openOffice(page, '/dashboard');
  const parts = page.getByRole('region', { name: 'Parts Requests' });
  await expect(parts.getByRole('alert')).toContainText('Failed to fetch statistics');
  await expect(card(page, 'Parts Requests')).toContainText('Not available');
  await expect(page.getByRole('region', { name: 'Newsletter' }).getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/parts/admin/stats');
  await parts.getByRole('button', { name: 'Retry' }).click();
  await expect(parts.getByRole('alert')).toHaveCount(0);

  await page.route(/\/api\/.*\/stats$/, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Error Loading Dashboard' })).toBeVisible();
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
  await page.unroute(/\/api\/.*\/stats$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Total Inquiries')).toBeVisible();
});

test('the media dashboard tells of what is published', async ({ page }) => {
  await openOffice(page, '/dashboard', 'media');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Dashboard');
  await expect(page.getByText('Manage your content, news, and events')).toBeVisible();
  expect(await numberIn(page, 'Total News')).toBeGreaterThan(0);
  for (const title of [
    'Media Breakdown',
    'News Status',
    'Events Status',
    'Media Status',
    'Content Performance Summary',
  ]) {
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
});

for (const username of ['hr', 'media']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the ${username} dashboard is accessible when it is ${colorScheme}, tables open`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openOffice(page, '/dashboard', username);
      await expect(page.getByText('Show as a table').first()).toBeVisible();
      for (const summary of await page.getByText('Show as a table').all()) await summary.click();
      await expectAccessible(page);
    });
  }
}
