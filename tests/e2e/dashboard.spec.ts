import type { Locator, Page } from '@playwright/test';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { dashboardPaths } from '#contract/reports/dashboard.ts';
import { pageViewsPath } from '#contract/reports/page-views.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { addAccount, addDealerAccount } from './accounts.ts';
import { book, uniqueName } from './bookings.ts';
import { addRecord } from './office-records.ts';
import { expectSeen } from './seen.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  onDesktop,
  test,
} from './test.ts';
import { computeContrast, parseColor } from './text-contrast.ts';

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

test('the HR dashboard has a card for each type of request that links to its screen', async ({
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

/** The addresses of the statistics, as the HR dashboard reads them. */
const tenStatistics = [
  '/api/contact/admin/stats',
  '/api/dealer-application/admin/stats',
  '/api/events/stats',
  '/api/job-application/admin/stats',
  '/api/news/stats',
  '/api/newsletter/admin/stats',
  '/api/parts/admin/stats',
  '/api/service/admin/stats',
  '/api/test-drive/admin/stats',
  '/api/vehicle-booking/admin/stats',
];

test('the HR dashboard reads its ten statistics in parallel, those of news and events too', async ({
  page,
}) => {
  await disableLiveUpdates(page);
  const asked: string[] = [];
  const answers: (() => Promise<void>)[] = [];
  // None is answered before all are asked for.
  await page.route(/\/api\/[^?]*\/stats$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    answers.push(() => route.continue());
    if (answers.length === tenStatistics.length) {
      for (const answer of answers) await answer();
    }
  });
  await openOffice(page, '/dashboard', 'hr');
  const panel = page.getByRole('region', { name: 'Network and Content' });
  await expectSeen(panel.getByText('Dealer applications', { exact: true }));
  expect(asked.sort()).toEqual(tenStatistics);
});

for (const username of ['hr', 'admin', 'narrow', 'dealer']) {
  test(`the dashboard of ${username} counts active news and upcoming events`, async ({
    page,
    request,
  }) => {
    const account =
      username === 'narrow'
        ? await addAccount(request, 'narrow', { permissions: ['parts-requests'] })
        : username === 'dealer'
          ? await addDealerAccount(request)
          : username;
    await openOffice(page, '/dashboard', account);
    const panel = page.getByRole('region', { name: 'Network and Content' });
    for (const label of ['Active news', 'Upcoming events']) {
      await expectSeen(panel.getByText(label, { exact: true }));
      const figure = panel.locator('dl > div').filter({ hasText: label });
      await expect(figure.locator('dd')).toHaveText(/^\d+$/);
    }
  });
}

test('the dashboard leads to the forms of dealers by their titles', async ({ page, request }) => {
  await addRecord(request, '/dealer-searches', { data: { searchQuery: uniqueName('Near') } });
  await openOffice(page, '/dashboard', 'hr');
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  for (const title of ['Dealer Search Locations', 'Dealer Locations']) {
    const link = actions.getByRole('link', { name: title, exact: true });
    await expectSeen(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealer Locations');
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expectSeen(heading);
    await page.goBack();
  }
});

/** How far two colors are from each other, from 0 to 441. */
const measureDistance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));

test('ranks 1 to 3 are gold, silver and bronze in both themes, unlike each other and rank 4', async ({
  page,
}) => {
  const vehicleStats = ['Haval H6', 'Ora 03', 'Ora 07', 'Tank 500', 'Haval Jolion'].map(
    (_id, index) => ({ _id, count: 50 - 10 * index }),
  );
  await page.route('**/api/contact/admin/stats', async (route) => {
    const { data, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...rest, data: { ...data, vehicleStats } } });
  });
  await openOffice(page, '/dashboard', 'hr');
  const panel = page.getByRole('region', { name: 'Vehicle Interest Analysis' });
  const ranks = panel.locator('[data-rank]');
  await expect(ranks).toHaveText(['1', '2', '3', '4', '5']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colors = await ranks.evaluateAll((marks) =>
      marks.map((mark) => {
        const { color, backgroundColor } = getComputedStyle(mark);
        return { color, backgroundColor };
      }),
    );
    const panelColor = parseColor(
      await panel.evaluate((element) => getComputedStyle(element).backgroundColor),
    ).channels;
    const medals = colors.slice(0, 3).map(({ backgroundColor }) => parseColor(backgroundColor));
    expect(medals.map(({ alpha }) => alpha)).toEqual([1, 1, 1]);
    // From rank 4 on there is no medal: what is behind the number is the panel.
    const others = colors.slice(3).map(({ backgroundColor }) => parseColor(backgroundColor).alpha);
    expect(others).toEqual([0, 0]);
    const grounds = [...medals.map(({ channels }) => channels), panelColor];
    for (const [index, ground] of grounds.entries()) {
      for (const other of grounds.slice(index + 1)) {
        expect(measureDistance(ground, other)).toBeGreaterThan(40);
      }
      const number = parseColor(colors[index]?.color ?? '').channels;
      expect(computeContrast(number, ground), `rank ${index + 1}`).toBeGreaterThanOrEqual(4.5);
    }
    // Silver has no hue; gold and bronze are warm.
    const [gold = [], silver = [], bronze = []] = grounds;
    expect(Math.max(...silver) - Math.min(...silver)).toBeLessThan(30);
    for (const [red = 0, , blue = 0] of [gold, bronze]) expect(red - blue).toBeGreaterThan(100);
    for (const index of [0, 1, 2, 3]) await expectSeen(ranks.nth(index));
  }
});

test('an account with a role that the product does not know is a general admin', async ({
  page,
}) => {
  await page.route('**/api/admin/me', async (route) => {
    const { data, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...rest, data: { ...data, role: 'support' } } });
  });
  await openOffice(page, '/dashboard', 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByText('Access Denied: You don')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Admin$/ })).toHaveText(
    /^adminAdmin$/,
  );
});

test(
  'what waits comes before the totals, and leads to the requests',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Waiting');
    const wish = { preferredDate: todayInPakistan(), preferredTime: '23:45' };
    const id = await book(request, { lastName, ...wish });
    await openOffice(page, '/dashboard');
    const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
    const row = waiting.getByRole('row', { name: /^Test Drives/ });
    await expect(row.getByRole('cell').first()).not.toHaveText('0');
    await expect(row.getByRole('cell').last()).toHaveText(/\d (min|h|d)$/);
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
    expect(await top(waiting)).toBeLessThan(
      await top(page.getByRole('list', { name: 'Statistics' })),
    );
    const today = page.getByRole('region', { name: 'Today’s appointments' });
    await expect(today.getByRole('listitem').filter({ hasText: lastName })).toContainText(
      /11:45.PM/,
    );
    const everyones = page.getByRole('region', { name: /^Everyone’s .*your colleagues’$/ });
    await expect(everyones.getByRole('region', { name: 'Today’s appointments' })).toBeVisible();
    await expect(everyones.getByRole('region', { name: 'Waiting for an answer' })).toBeVisible();
    await expect(everyones.getByRole('list', { name: 'Statistics' })).toBeVisible();
    const yours = page.getByRole('region', { name: /^Yours Requests that you own/ });
    await expect(yours.getByRole('list', { name: 'What to do next' })).toBeVisible();
    await today.getByRole('link', { name: lastName }).click();
    await expect(page).toHaveURL(new RegExp(`/test-drives\\?open=${id}`));
    await expect(page.getByRole('dialog')).toContainText(lastName);
    await page.goBack();
    await row.getByRole('link', { name: /waiting in Test Drives$/ }).click();
    await expect(page).toHaveURL(/status=pending&sortOrder=asc/);
  },
);

test('a number of My Day leads to its section, with focus on the first request', async ({
  page,
  request,
}) => {
  await book(request, { lastName: uniqueName('First') });
  await openOffice(page, '/dashboard');
  const steps = page.getByRole('list', { name: 'What to do next' });
  await expect(steps.getByRole('link')).toHaveText([
    'Overdue',
    'To be answered',
    'Follow up today',
    'Appointments today',
  ]);
  const step = steps.getByRole('listitem').filter({ hasText: 'To be answered' });
  await expect(step).toContainText(/[1-9]/);
  await step.getByRole('link').click();
  await expect(page).toHaveURL(/\/my-day#unanswered$/);
  const section = page.getByRole('region', { name: /^To be answered/ });
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(section.getByRole('listitem').first().getByRole('link').first()).toBeFocused();
});

test('a new request is counted without a reload', async ({ page, request }) => {
  const { slug } = partsRequest;
  await openOffice(page, '/dashboard');
  // Other tests send parts requests too, so the count grows by at least one. No test deletes any.
  const before = await numberIn(page, 'Parts Requests');
  const { payload: data, headers } = buildSubmission(slug, acceptedInputs[slug]?.() ?? {});
  await request.post(`/api${partsRequest.paths.submit}`, { data, headers });
  await expect
    .poll(() => numberIn(page, 'Parts Requests'), { timeout: 15_000 })
    .toBeGreaterThan(before);
});

test('a new request appears in its list without a reload', async ({ page, request }) => {
  const lastName = `Arriving ${Date.now()}`;
  await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
  await expect(page.getByText('No test drives found')).toBeVisible();
  await request.post('/api/test-drive/book', { data: makeTestDrive({ lastName }) });
  await expect(page.getByText('1 test drive found')).toBeVisible({ timeout: 15_000 });
});

test('the figures are refreshed on request and every five minutes', async ({ page }) => {
  await page.clock.install();
  await openOffice(page, '/dashboard');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^(5:00|4:5\d)$/);
  // Waits for the first load: a refresh during it would send no second request.
  await expect(page.getByRole('list', { name: 'Statistics' })).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(timer).toHaveText(/^3:5\d$/);
  const onRequest = page.waitForRequest('**/api/test-drive/admin/stats');
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await onRequest;
  await expect(timer).toHaveText(/^(5:00|4:5\d)$/);
  const automatic = page.waitForRequest('**/api/test-drive/admin/stats');
  await page.clock.runFor(301_000);
  await automatic;
});

test('a failed statistic marks only its panel; if all fail, one Retry button reloads them', async ({
  page,
}) => {
  await disableLiveUpdates(page);
  await page.route('**/api/parts/admin/stats', (route) => route.fulfill({ status: 500 }));
  await openOffice(page, '/dashboard');
  const parts = page.getByRole('region', { name: 'Parts Requests' });
  await expect(parts.getByRole('alert')).toContainText('Failed to fetch statistics');
  await expectAccessible(page);
  await expect(card(page, 'Parts Requests')).toContainText('Not available');
  await expect(page.getByRole('region', { name: 'Newsletter' }).getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/parts/admin/stats');
  await parts.getByRole('button', { name: 'Retry' }).click();
  await expect(parts.getByRole('alert')).toHaveCount(0);

  await page.route(/\/api\/.*\/stats$/, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Error Loading Dashboard' })).toBeVisible();
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/api\/.*\/stats$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Total Inquiries')).toBeVisible();
});

test('the media dashboard shows the statistics of published content', async ({ page }) => {
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
    await expectSeen(page.getByRole('heading', { name: title, exact: true }));
  }
  for (const label of [
    'Total News',
    'Active News',
    'Inactive News',
    'Total Events',
    'Upcoming Events',
    'Past Events',
    'Total Media',
    'Images',
    'Videos',
  ]) {
    const everywhere = page.getByRole('main').getByText(new RegExp(`^${label}$`, 'i'));
    await expect(everywhere, `${label} stands once`).toHaveCount(1);
  }
  await expect(page.getByRole('region', { name: 'Media Breakdown' })).toContainText(/\d%/);
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await actions.getByRole('link', { name: 'Create News' }).click();
  await expect(page.getByRole('dialog', { name: 'Create News' })).toBeVisible();
});

const manyPages = Array.from({ length: 10 }, (_, index) => ({
  name: `/models/sample-${index}`,
  count: 900 - index,
}));
const manyReferrers = Array.from({ length: 11 }, (_, index) => ({
  name: `site-${index}.example`,
  count: 90 - index,
}));

for (const username of ['hr', 'media', 'admin']) {
  test(`the ${username} dashboard is under 1,600 px high at 1440 px, with its charts last`, async ({
    page,
  }) => {
    await page.route(`**/api${dashboardPaths.pageViews}`, async (route) => {
      const { data, ...body } = await (await route.fetch()).json();
      const named = { counts: data.days.map(() => 1), pages: manyPages, referrers: manyReferrers };
      await route.fulfill({ json: { ...body, data: { ...data, ...named } } });
    });
    await openOffice(page, '/dashboard', username);
    const views = page.getByRole('region', { name: /^Page views/ });
    const rows = views.getByRole('listitem').filter({ hasText: '/models/sample-' });
    await expect(rows).toHaveCount(5);
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(1_600);
    const totals = await page.getByRole('list', { name: 'Statistics' }).first().boundingBox();
    expect(totals?.y).toBeLessThan((await views.boundingBox())?.y ?? 0);
    await views.getByRole('button', { name: 'Show all pages (10)' }).click();
    await expect(rows).toHaveCount(10);
    await views.getByRole('button', { name: 'Show fewer pages' }).click();
    await expect(rows).toHaveCount(5);
    await expectNoSidewaysScroll(page);
  });
}

test('an admin sees an overview with what waits, page views, requests per day and dealer searches', async ({
  page,
  request,
}) => {
  const searchQuery = uniqueName('Near the sample station');
  await addRecord(request, '/dealer-searches', { data: { searchQuery } });
  await openOffice(page, '/dashboard', 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByText('Access Denied: You don')).toHaveCSS('font-size', '12px');
  expect(await numberIn(page, 'Test Drives')).toBeGreaterThanOrEqual(0);
  // A new product has nothing to compare with: said once, not by a dash beside each number.
  await expect(
    page.getByRole('heading', { name: 'Totals; there is no earlier data to compare with' }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Statistics' })).not.toContainText('–');
  for (const title of ['Waiting for an answer', /^Requests per day/, /^Page views/]) {
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Your screens' })).toBeVisible();
  const searches = page.getByRole('region', { name: 'Latest dealer searches' });
  await expect(searches.getByRole('listitem').filter({ hasText: searchQuery })).toContainText(
    'Pending',
  );
  await searches.getByRole('link', { name: 'All dealer searches' }).click();
  await expect(page.getByText('Dealer Search Locations').first()).toBeVisible();
});

test('panels and quick actions without permission are absent, and no call answers 403', async ({
  page,
  request,
}) => {
  const username = await addAccount(request, 'narrow', { permissions: ['test-drives'] });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await openOffice(page, '/dashboard', username);
  await expect(card(page, 'Test Drives')).toBeVisible();
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await expect(actions.getByRole('link')).toHaveText(['Test Drives']);
  await expect(page.getByRole('region', { name: /^Requests per day/ })).toBeVisible();
  for (const title of [
    'Service Appointments',
    'Newsletter',
    'Vehicle Interest Analysis',
    'Latest dealer searches',
  ]) {
    await expect(page.getByRole('region', { name: title })).toHaveCount(0);
  }
  await expect(page.getByText('Not available')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

for (const username of ['hr', 'media', 'admin']) {
  test(`the ${username} dashboard is accessible in both themes with its tables open`, async ({
    page,
  }) => {
    // Without a view there is no chart of page views.
    await page.request.post(`/api${pageViewsPath}`, { data: { path: '/faq' } });
    await openOffice(page, '/dashboard', username);
    await expect(page.getByText('Show as a table').first()).toBeVisible();
    for (const summary of await page.getByText('Show as a table').all()) await summary.click();
    await expectAccessibleInThemes(page);
  });
}

test('totals say how the last 30 days compare with the 30 before', async ({ page }) => {
  await page.route(/\/api\/.*\/stats$/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const periods = { currentPeriod: 12, previousPeriod: 10 };
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...periods } } });
  });
  await openOffice(page, '/dashboard', 'hr');
  await expect(
    page.getByRole('heading', {
      name: 'Totals, and how the last 30 days compare with the 30 before',
    }),
  ).toBeVisible();
  await expect(card(page, 'Total Inquiries')).toContainText('+20%');
  await expect(card(page, 'Parts Requests')).toContainText('+20%');
});
