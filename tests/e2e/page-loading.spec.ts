import type { Page } from '@playwright/test';
import { findFooterLink } from './footer.ts';
import { holdRequests } from './held-requests.ts';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

const footerLink = (page: Page, name: string) => findFooterLink(page, 'Quick Links', name);
const isPageData = /\.data(\?|$)/;

/** Holds back the data of pages until the returned function is called. */
const holdData = (page: Page) => holdRequests(page, isPageData);

test('while a page loads, a bar shows at once and its list is named', onPhone, async ({ page }) => {
  await page.goto('/faq');
  const release = await holdData(page);
  await (await footerLink(page, 'Find a Dealer')).click();
  await expect(page.locator('.page-bar')).toBeVisible();
  await expect(page.getByText('Loading dealers...')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find a Dealer');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a Dealer');
  await expect(page.locator('.page-bar')).toHaveCount(0);
});

test.describe('on a broken line', () => {
  test.use({ expectedErrors: ['net::ERR_', 'status of 404'] });

  test(
    'menu and page stay with the text of the list; Try Again opens it',
    onPhone,
    async ({ page }) => {
      await page.goto('/faq');
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await page.route(isPageData, (route) => route.abort());
      await (await footerLink(page, 'News & Events')).click();
      const message = page.getByRole('alert');
      await expect(message).toContainText('Failed to load news. Please try again later.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByRole('banner')).toBeVisible();
      await expectAccessible(page);
      await page.unroute(isPageData);
      await message.getByRole('button', { name: 'Try Again', exact: true }).click();
      await expect(page).toHaveURL('/news-and-events/news');
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    'offline a link leaves the page as it is, and works later',
    onPhone,
    async ({ page, context }) => {
      await page.goto('/faq');
      await context.setOffline(true);
      // The page hears of it later than the browser.
      await page.waitForFunction(() => !navigator.onLine);
      await (await footerLink(page, 'Careers')).click();
      const message = page.getByRole('alert');
      await expect(message).toContainText('Failed to load job openings. Please try again later.');
      await expect(page).toHaveURL('/faq');
      await context.setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
      await message.getByRole('button', { name: 'Try Again', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
    },
  );

  test(
    'a picture that fails says so in the menu, on a missing page and in the news',
    onPhone,
    async ({ page }) => {
      await page.route(/\/(pictures|files)\//, (route) => route.abort());
      await page.goto('/faq');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const cars = page.getByRole('list', { name: 'Models' }).getByRole('listitem');
      await expect(cars.first().getByText('No image')).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/no-such-page');
      await expect(page.locator('.side-picture').getByText('No image')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/news');
      await expect(page.getByRole('main').getByText('No image').first()).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    'a picture that fails says so; a film that fails gives its picture back',
    onPhone,
    async ({ page }) => {
      await page.route('**/pictures/**', (route) => route.abort());
      await page.goto('/models');
      const card = page.getByRole('article').first();
      await expect(card.getByText('No image')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/book-now');
      await expect(page.locator('.picture-lost').getByText('No image')).toBeVisible();
      await page.unroute('**/pictures/**');
      await page.route('**/films/**', (route) => route.abort());
      await page.goto('/models/haval-h6');
      const play = page.getByRole('link', { name: /Play the film of/ });
      await play.click();
      await expect(page.getByText('The film could not be played.')).toBeVisible();
      await expect(play).toBeVisible();
    },
  );
});

test.describe('when the server answers with an error', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'Error Response'] });

  const bodies = {
    500: '<!DOCTYPE html><title>500</title><h1>Internal Server Error</h1>',
    502: '<html><body><center><h1>502 Bad Gateway</h1></center></body></html>',
    503: '',
  };

  /** Pages with a list: where a visitor comes from, the link, and what the page says without its list. */
  const lists = [
    ['/faq', 'Find a Dealer', 'Find a Dealer', 'Failed to fetch dealers'],
    ['/faq', 'News & Events', 'News', 'Failed to load news. Please try again later.'],
    ['/faq', 'Careers', 'Careers', 'Failed to load job openings. Please try again later.'],
    ['/news', 'Events', 'Events', 'Failed to load events. Please try again later.'],
    ['/news', 'Media', 'Media', 'Failed to load media'],
  ] as const;

  const findLink = (page: Page, from: string, name: string) =>
    from === '/news'
      ? page.getByRole('banner').getByRole('link', { name, exact: true })
      : footerLink(page, name);

  for (const [from, name, title, message] of lists) {
    test(`the page ${title} says '${message}' in its layout`, onPhone, async ({ page }) => {
      for (const [status, body] of Object.entries(bodies)) {
        await page.goto(from);
        await page.route(isPageData, (route) =>
          route.fulfill({ status: Number(status), contentType: 'text/html', body }),
        );
        await (await findLink(page, from, name)).click();
        await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
        await page.unroute(isPageData);
      }
      await expectAccessible(page);
      if (title === 'Media') {
        await expect(page.getByRole('main').getByRole('listitem').locator('img')).toHaveCount(3);
        return;
      }
      await page.getByRole('main').getByRole('link', { name: 'Try Again', exact: true }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }

  test(
    'the news in their own layout say it too, and an article names the status',
    onPhone,
    async ({ page }) => {
      for (const status of [500, 502, 503]) {
        await page.goto('/news');
        await page.route(isPageData, (route) => route.fulfill({ status, body: 'No answer' }));
        await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          `Request failed (${status})`,
        );
        await page.getByRole('link', { name: 'Back to News' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          'Failed to load news. Please try again later.',
        );
        await expect(page.getByRole('navigation', { name: 'News & Events' })).toBeVisible();
        await page.unroute(isPageData);
      }
    },
  );

  test('another category of jobs says it below the categories', onPhone, async ({ page }) => {
    for (const status of [500, 502, 503]) {
      await page.goto('/careers');
      await page.route(isPageData, (route) => route.fulfill({ status, body: '<p>No answer</p>' }));
      const categories = page.getByRole('navigation', { name: 'Job categories' });
      await categories.getByRole('link', { name: 'Sales' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Failed to load job openings. Please try again later.',
      );
      await expect(categories.getByRole('link', { name: 'Engineering' })).toBeVisible();
      await page.unroute(isPageData);
    }
  });
});

test('a picture that comes late says that it is loading', onPhone, async ({ page }) => {
  const release = await holdRequests(page, '**/pictures/**/*.avif');
  await page.goto('/models', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...').first()).toHaveCSS('opacity', '1');
  release();
});

test(
  'late pictures beside text and of the news say that they are loading',
  onPhone,
  async ({ page }) => {
    const release = await holdRequests(page, /\.(avif|webp|jpe?g|png)$|\/files\//);
    for (const path of ['/about-us', '/news']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByText('Loading...').first()).toBeVisible();
    }
    release();
    // Pictures that phones do not show are never loaded.
    const shown = page.getByRole('main').getByText('Loading...').filter({ visible: true });
    await expect(shown).toHaveCount(0);
  },
);

test('a link that is pointed at fetches its page ahead', onDesktop, async ({ page }) => {
  await page.goto('/faq');
  const fetched = page.waitForRequest(isPageData);
  await (await footerLink(page, 'Find a Dealer')).hover();
  expect((await fetched).url()).toContain('/find-a-dealer.data');
  await expect(page).toHaveURL('/faq');
});

test('a link to a file fetches no page ahead', onDesktop, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (isPageData.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/warranty');
  await page.locator('main a[download]').first().hover();
  await page.waitForTimeout(400);
  await (await footerLink(page, 'Find a Dealer')).hover();
  await expect.poll(() => fetched).toEqual([expect.stringContaining('/find-a-dealer.data')]);
});
