import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Records the page views that the page reports. */
function recordViews(page: Page): unknown[] {
  const views: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-views')) views.push(request.postDataJSON());
  });
  return views;
}

test('the first page and each navigation are counted, without query strings', async ({ page }) => {
  const views = recordViews(page);
  await page.goto('/?campaign=autumn');
  await expect.poll(() => views).toEqual([{ path: '/' }]);
  await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).last().click();
  await expect.poll(() => views).toEqual([{ path: '/' }, { path: '/test-drive' }]);
  await page.goBack();
  await expect.poll(() => views).toHaveLength(3);
});

test('a view of an Urdu page is counted under the path of the English one', async ({ page }) => {
  const views = recordViews(page);
  await page.goto('/ur/warranty');
  await expect.poll(() => views).toEqual([{ path: '/warranty' }]);
});

test('the referring site is reported with the first view only, without its path', async ({
  page,
}) => {
  const views = recordViews(page);
  await page.goto('/test-drive', { referer: 'https://search.example/found?q=secret' });
  await expect
    .poll(() => views)
    .toEqual([{ path: '/test-drive', referrer: 'https://search.example' }]);
  await page.getByRole('banner').getByRole('link', { name: 'HAVAL, home page' }).click();
  await expect.poll(() => views.at(-1)).toEqual({ path: '/' });
});

test('/api/config is requested once, even after a navigation', async ({ page }) => {
  const views = recordViews(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/config')) calls += 1;
  });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).last().click();
  await expect.poll(() => views).toHaveLength(2);
  expect(calls).toBe(1);
});

test.describe('when neither call succeeds', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('navigation still works', async ({ page }) => {
    const views = recordViews(page);
    await page.route(/\/api\/(config|page-views)$/, (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => views).toHaveLength(1);
    await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Test Drive');
  });
});
