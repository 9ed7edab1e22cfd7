import type { Page } from '@playwright/test';
import { dashboardPaths, livePath } from '#contract/reports/dashboard.ts';
import { buildReportPath, reportNames } from '#contract/reports/reports.ts';
import { screens } from '../../admin/screens.ts';
import { staffPassword } from './address.ts';
import { disableLiveUpdates, office, openOffice, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const countsPath = `/api${dashboardPaths.work}`;

/** Records the API paths that the page requests, with the day of appointments, except the live event stream. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname === `/api${livePath}`) return;
    const day = searchParams.get('day');
    calls.push(day ? `${pathname}?day=${day}` : pathname);
  });
  return calls;
}

test(
  'a list is requested while its screen’s code still loads, and only once',
  onDesktop,
  async ({ page }) => {
    const data = { username: 'hr', password: staffPassword };
    await page.request.post('/api/admin/login', { data });
    const screen = Promise.withResolvers<void>();
    await page.route(/\/assets\/requests-[^/]*\.js$/, async (route) => {
      await screen.promise;
      await route.continue();
    });
    const calls = recordCalls(page);
    const list = page.waitForResponse(/\/admin\/test-drives\?.*search=Nobody/);
    await page.goto(office('/test-drives?search=Nobody&open=no-id'), { waitUntil: 'commit' });
    await list;
    await expect(page.getByRole('main')).toHaveCount(0);
    screen.resolve();
    await expect(page.getByText('No test drives found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'YouTube' })).toBeVisible();
    // The counts of the menu come later.
    const ofList = calls.filter((path) => path !== countsPath);
    expect(ofList.toSorted()).toEqual([
      '/api/admin/assignees/test-drives',
      '/api/admin/me',
      '/api/admin/views',
      '/api/config',
      '/api/dealers',
      '/api/test-drive/admin/stats',
      '/api/test-drive/admin/test-drives',
      '/api/test-drive/admin/test-drives/status-counts',
    ]);
  },
);

test(
  'without a session the page requests nothing but /api/admin/me',
  onDesktop,
  async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto(office('/test-drives'));
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new Set(calls)).toEqual(new Set(['/api/admin/me']));
  },
);

/** What a screen asks for twice, with another query: the map shows all dealers, and reports compare two periods. */
const askedTwice: Partial<Record<string, readonly string[]>> = {
  '/dealer-locations': ['/api/dealers'],
  '/reports': reportNames.map((name) => `/api${buildReportPath(name)}`),
};

test('no screen requests the same data twice', onDesktop, async ({ page }) => {
  test.slow();
  await disableLiveUpdates(page);
  const calls = recordCalls(page);
  for (const { title, path } of screens) {
    calls.length = 0;
    await openOffice(page, path, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    // The counts of the menu come last.
    await expect.poll(() => calls).toContain(countsPath);
    await page.waitForLoadState('networkidle');
    const others = [...calls];
    for (const asked of askedTwice[path] ?? []) others.splice(others.indexOf(asked), 1);
    expect(others, title).toEqual([...new Set(others)]);
  }
});

test(
  'the HTML of every screen preloads the scripts that it needs',
  onDesktop,
  async ({ request }) => {
    for (const path of ['/dashboard', '/account', '/person', ...screens.map(({ path }) => path)]) {
      const html = await (await request.get(office(path))).text();
      expect(html).toMatch(/<link rel="modulepreload"[^>]*\/frame-/);
      expect(html).toMatch(new RegExp(`<link rel="modulepreload"[^>]*${path}-screen-`));
    }
  },
);
