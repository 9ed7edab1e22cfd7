import type { Page } from '@playwright/test';
import { livePath } from '#contract/dashboard.ts';
import { screens } from '../../admin/screens.ts';
import { staffPassword } from './address.ts';
import { office, openOffice, signedOut, withoutArrivals } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** The paths that the page asks the API for, but for what it listens to. */
function noteCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== `/api${livePath}`) asked.push(pathname);
  });
  return asked;
}

test('a list is asked for while its screen’s code still loads, and only once', async ({ page }) => {
  const data = { username: 'hr', password: staffPassword };
  await page.request.post('/api/admin/login', { data });
  const screen = Promise.withResolvers<void>();
  await page.route(/\/assets\/requests-[^/]*\.js$/, async (route) => {
    await screen.promise;
    await route.continue();
  });
  const asked = noteCalls(page);
  const list = page.waitForResponse(/\/admin\/test-drives\?.*search=Nobody/);
  await page.goto(office('/test-drives?search=Nobody&open=no-id'), { waitUntil: 'commit' });
  await list;
  await expect(page.getByRole('main')).toHaveCount(0);
  screen.resolve();
  await expect(page.getByText('No test drives found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'YouTube' })).toBeVisible();
  expect(asked.toSorted()).toEqual([
    '/api/admin/me',
    '/api/config',
    '/api/test-drive/admin/stats',
    '/api/test-drive/admin/test-drives',
  ]);
});

test('nothing is asked for a visitor but who is signed in', async ({ page }) => {
  const asked = noteCalls(page);
  await page.goto(office('/test-drives'));
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(new Set(asked)).toEqual(new Set(['/api/admin/me']));
});

test('no screen asks twice for what it shows', async ({ page }) => {
  await withoutArrivals(page);
  const asked = noteCalls(page);
  for (const { title, path } of screens) {
    asked.length = 0;
    await openOffice(page, path, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await page.waitForLoadState('networkidle');
    expect(asked, title).toEqual([...new Set(asked)]);
  }
});

test('the page at a screen’s address names the scripts that it needs', async ({ request }) => {
  for (const path of ['/dashboard', '/account', '/person', ...screens.map(({ path }) => path)]) {
    const html = await (await request.get(office(path))).text();
    expect(html).toMatch(/<link rel="modulepreload"[^>]*\/frame-/);
    expect(html).toMatch(new RegExp(`<link rel="modulepreload"[^>]*${path}-screen-`));
  }
});
