import type { Page } from '@playwright/test';
import { leadTypes } from '#contract/leads/registry.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { book, changeBooking, uniqueName } from './bookings.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

test.use({ expectedErrors: [signedOut] });

const listScreens = [
  ...leadTypes.map(({ slug }) => `/${slug}`),
  '/job-openings',
  '/message-templates',
  '/news-management',
  '/audit',
];

const address = (name: string) => `/test-drives?search=${encodeURIComponent(name)}`;

test('statuses are tabs with the counts of the list, and keep the other filters', async ({
  page,
  request,
}) => {
  const lastName = uniqueName('Tabbed');
  await book(request, { lastName, selectedVehicle: 'Tank 500' });
  const id = await book(request, { lastName, selectedVehicle: 'Tank 500' });
  await book(request, { lastName, selectedVehicle: 'Ora 03' });
  await changeBooking(request, id, { status: 'completed' });
  await disableLiveUpdates(page);
  await openOffice(page, `${address(lastName)}&selectedVehicle=Tank+500`);
  const tabs = page.getByRole('navigation', { name: 'Status' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Total Test Drives2',
    'Pending1',
    'Confirmed0',
    'Completed1',
    'Cancelled0',
    'No Show0',
  ]);
  await tabs.getByRole('link', { name: 'Completed' }).click();
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Completed' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page).toHaveURL(/status=completed/);
  await expect(page).toHaveURL(/selectedVehicle=Tank/);
  await expect(tabs.getByRole('link').first()).toHaveText('Total Test Drives2');
  await page.getByRole('combobox', { name: 'Vehicle', exact: true }).selectOption('');
  await expect(tabs.getByRole('link').first()).toHaveText('Total Test Drives3');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a list can be limited to today, to seven days and to a range of days', async ({
  page,
  request,
}) => {
  const lastName = uniqueName('Dated');
  await book(request, { lastName });
  await disableLiveUpdates(page);
  await openOffice(page, address(lastName));
  const date = page.getByRole('combobox', { name: 'Date', exact: true });
  await date.selectOption('Today');
  await expect(page).toHaveURL(new RegExp(`from=${todayInPakistan()}`));
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await date.selectOption('Last 7 days');
  await expect(page).not.toHaveURL(new RegExp(`from=${todayInPakistan()}`));
  await expect(date).toHaveValue('week');
  await date.selectOption('From … to …');
  await page.getByLabel('From', { exact: true }).fill('2025-01-01');
  await page.getByLabel('To', { exact: true }).fill('2025-01-31');
  await expect(page.getByText('No test drives found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(date).toHaveValue('');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('requests can be filtered by dealership', onDesktop, async ({ page, request }) => {
  const lastName = uniqueName('Housed');
  await book(request, { lastName });
  await disableLiveUpdates(page);
  await openOffice(page, address(lastName));
  await page.getByRole('combobox', { name: 'Dealership' }).selectOption('HAVAL Clifton, Karachi');
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(page).toHaveURL(/selectedDealership=HAVAL/);
});

test(
  'the appointment shows what the customer wants, what is confirmed, and what has passed',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Awaited');
    const wish = { preferredDate: '2099-11-28', preferredTime: '17:00' };
    await book(request, { lastName: `${lastName} A`, ...wish });
    const confirmed = await book(request, { lastName: `${lastName} B`, ...wish });
    const late = await book(request, { lastName: `${lastName} C`, ...wish });
    const done = await book(request, { lastName: `${lastName} D`, ...wish });
    const past = { confirmedDate: '2025-02-03', confirmedTime: '09:30' };
    await changeBooking(request, confirmed, {
      confirmedDate: '2099-12-01',
      confirmedTime: '10:00',
    });
    await changeBooking(request, late, past);
    await changeBooking(request, done, { ...past, status: 'completed' });
    await disableLiveUpdates(page);
    await openOffice(page, address(lastName));
    const row = (letter: string) =>
      page.getByRole('row').filter({ hasText: `${lastName} ${letter}` });
    await expect(row('A')).toContainText(/wants\s*Nov 28, 2099, 5:00.PM/);
    await expect(row('B')).toContainText(/confirmed\s*Dec 1, 2099, 10:00.AM/);
    await expect(row('C')).toContainText(/confirmed, passed\s*Feb 3, 2025, 9:30.AM/);
    await expect(row('D')).not.toContainText('passed');
    await page.getByRole('button', { name: 'Appointment' }).click();
    await expect(page).toHaveURL(/sortBy=appointmentAt/);
    await expect(page.locator('tbody tr').first()).toContainText(/ [CD]/);
  },
);

test(
  'at 1366 × 768 at least thirteen requests are in sight',
  onDesktop,
  async ({ page, request }) => {
    // Short enough for one line, as names are.
    const lastName = Date.now().toString(36);
    for (let made = 0; made < 14; made += 1) await book(request, { lastName });
    await disableLiveUpdates(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await openOffice(page, address(lastName));
    await expect(page.getByRole('row')).toHaveCount(15);
    await expect.poll(() => countInSight(page)).toBeGreaterThanOrEqual(13);
  },
);

test(
  'at 1366 × 768 search, filters, count and export of every list are on one line',
  onDesktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const path of listScreens) {
      await openOffice(page, path, 'admin');
      const search = await page.getByRole('searchbox').boundingBox();
      const download = await page.getByRole('link', { name: 'Export CSV' }).boundingBox();
      const difference = Math.abs((search?.y ?? 0) - (download?.y ?? Number.POSITIVE_INFINITY));
      expect(difference, path).toBeLessThan(8);
    }
  },
);

let senders = 0;
/** Requests of one sender are marked, which takes a line on phones. */
function newSender() {
  senders += 1;
  return { phone: `03${String(Date.now() + senders).slice(-9)}` };
}

/** How many rows are entirely in the window. */
const countInSight = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll(
      (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  for (const { device, width, height, least } of [
    { device: 'phone', width: 360, height: 800, least: 2 },
    { device: 'tablet', width: 768, height: 1024, least: 4 },
  ]) {
    test(
      `on a ${device} at least ${least} requests are in sight, with buttons that cover nothing`,
      onDesktop,
      async ({ page, request }) => {
        const lastName = Date.now().toString(36);
        for (let made = 0; made < 7; made += 1) await book(request, { lastName, ...newSender() });
        await disableLiveUpdates(page);
        await page.setViewportSize({ width, height });
        await openOffice(page, address(lastName));
        await expect(page.getByRole('row').filter({ hasText: lastName })).toHaveCount(7);
        await expect.poll(() => countInSight(page)).toBeGreaterThanOrEqual(least);
        const view = page.getByRole('button', { name: `View Sample ${lastName}` }).first();
        const texts = page.locator('tbody tr').first().locator('time, a, select');
        const boxes = await Promise.all((await texts.all()).map((text) => text.boundingBox()));
        const button = await view.boundingBox();
        for (const box of boxes) expect(overlap(button, box)).toBe(false);
        await expectNoSidewaysScroll(page);
      },
    );
  }
});

type Box = { x: number; y: number; width: number; height: number } | null;

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('an element is not shown');
  const meet = (axis: 'x' | 'y', size: 'width' | 'height') =>
    one[axis] < other[axis] + other[size] && other[axis] < one[axis] + one[size];
  return meet('x', 'width') && meet('y', 'height');
}

test('a row calls, opens WhatsApp and copies the number', async ({
  page,
  context,
  request,
  browserName,
}) => {
  const lastName = uniqueName('Called');
  await book(request, { lastName, phone: '0300 0000007' });
  await disableLiveUpdates(page);
  if (browserName === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOffice(page, address(lastName));
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row.getByRole('link', { name: 'Call 0300 0000007' })).toHaveAttribute(
    'href',
    'tel:03000000007',
  );
  await expect(row.getByRole('link', { name: 'WhatsApp 0300 0000007' })).toHaveAttribute(
    'href',
    'https://wa.me/923000000007',
  );
  await row.getByRole('button', { name: 'Copy 0300 0000007' }).click();
  await expect(page.getByText('Phone number copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0300 0000007');
});

test(
  '↓ enters the list from the search, and Enter opens the row of a checkbox',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Entered');
    await book(request, { lastName: `${lastName} B` });
    await book(request, { lastName: `${lastName} A` });
    await disableLiveUpdates(page);
    await openOffice(page, address(lastName));
    await expect(page.getByText('2 test drives found')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: `${lastName} A` })).toBeFocused();
    await page.getByRole('checkbox', { name: `${lastName} B` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(`${lastName} B`);
  },
);

test('on a phone the tabs scroll in their own line', onPhone, async ({ page }) => {
  await openOffice(page, '/job-applications');
  await expect(page.getByRole('navigation', { name: 'Status' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
