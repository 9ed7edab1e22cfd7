import type { Page } from '@playwright/test';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { book, changeBooking, uniqueName } from './bookings.ts';
import {
  askToDelete,
  chooseFilter,
  closeFilters,
  filterButton,
  openFilters,
} from './office-lists.ts';
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
  await page.getByRole('button', { name: 'Vehicle: Tank 500 (remove this filter)' }).click();
  await expect(tabs.getByRole('link').first()).toHaveText('Total Test Drives3');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a list can be limited to today, to seven days and to a range of days', async ({
  page,
  request,
  isMobile,
}) => {
  const lastName = uniqueName('Dated');
  await book(request, { lastName });
  await disableLiveUpdates(page);
  await openOffice(page, address(lastName));
  if (isMobile) await openFilters(page);
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
  if (isMobile) {
    await closeFilters(page);
    await expect(
      page.getByRole('button', { name: 'Date: from Jan 1, 2025 to Jan 31, 2025' }),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).not.toHaveURL(/from=/);
  if (isMobile) await openFilters(page);
  await expect(date).toHaveValue('');
});

test(
  'date and dealer stand beside the search, the other filters behind a button with their number, and chips remove them',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Chipped');
    await book(request, { lastName, selectedVehicle: 'Tank 500' });
    await disableLiveUpdates(page);
    await openOffice(page, `${address(lastName)}&assignedTo=none`);
    await expect(page.getByText('1 test drive found')).toBeVisible();
    const bar = page.getByRole('search');
    await expect(bar.getByRole('combobox')).toHaveCount(2);
    for (const name of ['Date', 'Dealer']) {
      await expect(bar.getByRole('combobox', { name, exact: true })).toBeVisible();
    }
    await expect(filterButton(page)).toHaveText(/^Filters1/);
    await filterButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('combobox', { name: 'Status', exact: true })).toBeFocused();
    await bar.getByRole('combobox', { name: 'Vehicle', exact: true }).selectOption('Tank 500');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(filterButton(page)).toBeFocused();
    await expect(filterButton(page)).toHaveText(/^Filters2/);
    const chips = page.getByRole('list', { name: 'Filters that are set' }).getByRole('button');
    await expect(chips).toHaveText([/^Vehicle: Tank 500/, /^Owner: Without owner/]);
    await expectAccessible(page);
    await chips.last().click();
    await expect(page).not.toHaveURL(/assignedTo/);
    await expect(page).toHaveURL(/selectedVehicle=Tank/);
    await expect(filterButton(page)).toBeFocused();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(chips).toHaveCount(0);
    await expect(filterButton(page)).toHaveText('Filters');
  },
);

test(
  'requests can be filtered by the dealership that the customer chose',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Housed');
    await book(request, { lastName });
    await disableLiveUpdates(page);
    await openOffice(page, address(lastName));
    await chooseFilter(page, 'Requested dealership', 'HAVAL Clifton, Karachi');
    await expect(page.getByText('1 test drive found')).toBeVisible();
    await expect(page).toHaveURL(/selectedDealership=HAVAL/);
  },
);

for (const facts of [partsRequest, jobApplication]) {
  test(`${facts.texts.title} can be filtered by city`, onDesktop, async ({ page, request }) => {
    const lastName = uniqueName('Citizen');
    for (const city of ['Okara', 'Sahiwal']) {
      const input = { ...acceptedInputs[facts.slug]?.(), lastName, city };
      const { payload: data, headers } = buildSubmission(facts.slug, input);
      await request.post(`/api${facts.paths.submit}`, { data, headers });
    }
    await disableLiveUpdates(page);
    await openOffice(page, `/${facts.slug}?search=${encodeURIComponent(lastName)}`);
    await expect(page.getByText(/^2 .* found$/)).toBeVisible();
    await chooseFilter(page, 'City', 'Okara');
    await expect(page.getByText(/^1 .* found$/)).toBeVisible();
    await expect(page).toHaveURL(/city=Okara/);
  });
}

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
    await expect(row('A')).toContainText(/Nov 28, 2099\s*wants 5:00.PM/);
    await expect(row('B')).toContainText(/Dec 1, 2099\s*confirmed 10:00.AM/);
    await expect(row('C')).toContainText(/Feb 3, 2025\s*passed\s*confirmed 9:30.AM/);
    await expect(row('D')).toContainText('Feb 3, 2025');
    await expect(row('D')).not.toContainText(/confirmed|passed/);
    const red = await page.evaluate(() => {
      const sample = document.createElement('i');
      sample.style.color = 'var(--color-red)';
      document.body.append(sample);
      const { color } = getComputedStyle(sample);
      sample.remove();
      return color;
    });
    await expect(row('C').getByText('Feb 3, 2025')).toHaveCSS('color', red);
    await expect(row('B').getByText('Dec 1, 2099')).not.toHaveCSS('color', red);
    await expect(row('D').getByText('Feb 3, 2025')).not.toHaveCSS('color', red);
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
      // The heading and the tabs take one line each, so that this is at most the third.
      expect(search?.y, path).toBeLessThanOrEqual(110);
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
    { device: 'phone', width: 360, height: 800, least: 3 },
    { device: 'tablet', width: 768, height: 1024, least: 5 },
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
        const card = page.locator('tbody tr').first();
        expect((await card.boundingBox())?.height).toBeLessThanOrEqual(132);
        for (const name of [/^Call /, /^WhatsApp /]) {
          const link = await card.getByRole('link', { name }).boundingBox();
          expect(Math.min(link?.width ?? 0, link?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
        const view = card.getByRole('button', { name: `More actions for Sample ${lastName}` });
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
  isMobile,
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
    'tel:+923000000007',
  );
  await expect(row.getByRole('link', { name: 'WhatsApp 0300 0000007' })).toHaveAttribute(
    'href',
    'https://wa.me/923000000007',
  );
  if (isMobile) {
    await row.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'Copy 0300 0000007' }).click();
  } else {
    await row.getByRole('button', { name: 'Copy 0300 0000007' }).click();
  }
  await expect(page.getByText('Phone number copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0300 0000007');
});

test(
  'icons of a row show while it is pointed at or has focus, and work when they do not show',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Pointed');
    await book(request, { lastName });
    await disableLiveUpdates(page);
    await openOffice(page, address(lastName));
    const row = page.getByRole('row').filter({ hasText: lastName });
    const readColors = () =>
      row.evaluate((element) =>
        ['view', 'call'].map((part) => {
          const icon = element.querySelector(`[data-part=${part}] > svg`);
          return icon && getComputedStyle(icon).color;
        }),
      );
    const hidden = 'rgba(0, 0, 0, 0)';
    await page.mouse.move(0, 0);
    await expect.poll(readColors).toEqual([hidden, hidden]);
    await row.hover();
    await expect.poll(readColors).not.toContain(hidden);
    await page.mouse.move(0, 0);
    await row.getByRole('link').first().focus();
    await expect.poll(readColors).not.toContain(hidden);
    await page.getByRole('heading', { level: 1 }).click();
    await row.getByRole('button', { name: /^View/ }).click();
    await expect(page.getByRole('dialog')).toContainText('1 of 1');
  },
);

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

test(
  'on a phone delete is in the menu of a card, which also selects it, and focus returns to the menu',
  onPhone,
  async ({ page, request }) => {
    const lastName = uniqueName('Carded');
    await book(request, { lastName });
    await disableLiveUpdates(page);
    await openOffice(page, address(lastName));
    const menu = page.getByRole('button', { name: `More actions for Sample ${lastName}` });
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
    await menu.click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Select' }).click();
    await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('1 selected');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await askToDelete(page, `Sample ${lastName}`);
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Sample ${lastName}`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(menu).toBeFocused();
    await askToDelete(page, `Sample ${lastName}`);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No test drives found')).toBeVisible();
  },
);

test('on a phone the tabs scroll in their own line', onPhone, async ({ page }) => {
  await openOffice(page, '/job-applications');
  await expect(page.getByRole('navigation', { name: 'Status' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('requests are filtered by source, by owner and overdue together, and by dealer for head office', async ({
  page,
  request,
}) => {
  const lastName = uniqueName('Sourced');
  const source = uniqueName('fair');
  const id = await book(request, { lastName, source });
  await book(request, { lastName });
  const { data: dealers } = await (await request.get('/api/dealers?limit=1')).json();
  await changeBooking(request, id, { assignedTo: 'hr', dealerId: dealers[0]._id });
  await disableLiveUpdates(page);
  await openOffice(page, address(lastName));
  await expect(page.getByText('2 test drives found')).toBeVisible();
  await chooseFilter(page, 'Source', source);
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await chooseFilter(page, 'Source', '');
  await chooseFilter(page, 'Owner', 'Mine');
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await chooseFilter(page, 'Response', 'Overdue');
  await expect(page.getByText('0 test drives found')).toBeVisible();
  await expect(page).toHaveURL(/assignedTo=me.*overdue=true|overdue=true.*assignedTo=me/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Response: Overdue (remove this filter)' }).click();
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await chooseFilter(page, 'Dealer', dealers[0]._id);
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(page).toHaveURL(/dealerId=[0-9a-f-]{36}/);
  await expectNoSidewaysScroll(page);
});

test(
  'requests are sorted by their next follow-up, which the row names with the owner',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Followed');
    for (const [letter, day] of [
      ['A', '2098-11-28'],
      ['B', '2098-11-27'],
    ]) {
      const id = await book(request, { lastName: `${lastName} ${letter}` });
      await changeBooking(request, id, {
        assignedTo: 'hr',
        nextFollowUp: `${day}T10:00:00+05:00`,
      });
    }
    await disableLiveUpdates(page);
    await openOffice(page, address(lastName));
    await page.getByRole('button', { name: 'Follow-up' }).click();
    await expect(page).toHaveURL(/sortBy=nextFollowUp/);
    const rows = page.getByRole('row').filter({ hasText: lastName });
    await expect(rows).toHaveText([/ B.*hr.*Nov 27, 2098/, / A.*hr.*Nov 28, 2098/]);
  },
);
