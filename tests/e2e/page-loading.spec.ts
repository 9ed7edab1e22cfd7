import type { Page } from '@playwright/test';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
const isPageData = /\.data(\?|$)/;

/** Holds back the data of pages until the returned function is called. */
async function holdData(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isPageData, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('while a page loads, a bar shows at once and its list is named', onPhone, async ({ page }) => {
  await page.goto('/faq');
  const release = await holdData(page);
  await footerLink(page, 'Find a Dealer').click();
  await expect(page.locator('.page-bar')).toBeVisible();
  await expect(page.getByText('Loading dealers...')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find a Dealer');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a Dealer');
  await expect(page.locator('.page-bar')).toHaveCount(0);
});

test.describe('on a broken line', () => {
  test.use({ expectedErrors: ['net::ERR_'] });

  test(
    'menu and page stay with the text of the list; Try again opens it',
    onPhone,
    async ({ page }) => {
      await page.goto('/faq');
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await page.route(isPageData, (route) => route.abort());
      await footerLink(page, 'News & Events').click();
      const message = page.getByRole('alert');
      await expect(message).toContainText('Failed to load news. Please try again later.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByRole('banner')).toBeVisible();
      await expectAccessible(page);
      await page.unroute(isPageData);
      await message.getByRole('button', { name: 'Try again' }).click();
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
      await footerLink(page, 'Careers').click();
      const message = page.getByRole('alert');
      await expect(message).toContainText('Failed to load job openings. Please try again later.');
      await expect(page).toHaveURL('/faq');
      await context.setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
      await message.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
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

test('a picture that comes late says that it is loading', onPhone, async ({ page }) => {
  await page.route('**/pictures/**/*.avif', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  await page.goto('/models', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...').first()).toHaveCSS('opacity', '1');
});

test('a link that is pointed at fetches its page ahead', onDesktop, async ({ page }) => {
  await page.goto('/faq');
  const fetched = page.waitForRequest(isPageData);
  await footerLink(page, 'Find a Dealer').hover();
  expect((await fetched).url()).toContain('/find-a-dealer.data');
  await expect(page).toHaveURL('/faq');
});
