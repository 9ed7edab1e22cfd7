import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const articles = (page: import('@playwright/test').Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

test('the news begin with six articles and the latest newsletters, and show more on demand', async ({
  page,
  isMobile,
}) => {
  await page.goto('/news-and-events/news');
  const newsletters = page.getByRole('region', { name: 'Monthly Newsletter' });
  await expect(
    newsletters.getByRole('heading', { name: "SAZGAR'S Monthly Newsletter" }),
  ).toBeVisible();
  await expect(newsletters.getByRole('listitem').filter({ visible: true })).toHaveCount(
    isMobile ? 1 : 3,
  );
  const shown = articles(page).filter({ visible: true }).filter({ hasNotText: 'newsletter' });
  await expect(shown).toHaveCount(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page.getByRole('link', { name: 'Loading...' })).toBeVisible();
  await expect(shown).toHaveCount(8);
  await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
});

test('an article is read outside the frame, and leads back to the news', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('heading', { name: 'Parts by VIN' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts by VIN');
  await expect(page.getByText('It is in the registration book')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to News' }).click();
  await expect(page).toHaveURL('/news');
});

test.describe('an article that is not there', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('is said to be, with the way back', async ({ page }) => {
    for (const id of ['none', '01900000-0000-7000-8000-000000000000']) {
      const answer = await page.goto(`/news/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to News' })).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows more by its link', async ({ page }) => {
    await page.goto('/news-and-events/events');
    const events = page.getByRole('main').getByRole('listitem');
    await expect(events).toHaveCount(6);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(events).toHaveCount(7);
  });
});
