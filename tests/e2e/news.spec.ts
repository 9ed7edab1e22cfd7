import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

const articles = (page: import('@playwright/test').Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

test('the news page starts with six articles and the latest newsletters, and loads more on request', async ({
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
  // The two are loaded already: the button says so for 300 ms, which a busy machine would miss.
  const isLoadingShown = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          const links = [...document.querySelectorAll('main a')];
          if (links.some(({ textContent }) => textContent === 'Loading...')) resolve(true);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.getByRole('link', { name: 'Load More' }).click();
  expect(await isLoadingShown).toBe(true);
  await expect(shown).toHaveCount(8);
  await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
});

test(
  'an article has links to the lists, to other articles and back, and the site’s footer',
  onPhone,
  async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('heading', { name: 'Parts by VIN' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts by VIN');
    await expect(page.getByText('It is in the registration book')).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const lists = page.getByRole('navigation', { name: 'News & Events' }).getByRole('link');
    await expect(lists).toHaveText(['News', 'Events', 'Media']);
    const others = page.getByRole('region', { name: 'More news' }).getByRole('link');
    await expect(others).toHaveCount(3);
    await expect(others.filter({ hasText: 'Parts by VIN' })).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'See the models' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to News' }).click();
    await expect(page).toHaveURL('/news');
  },
);

test.describe('an unknown article', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('gets a 404 page with a link back', onPhone, async ({ page }) => {
    for (const id of ['none', '01900000-0000-7000-8000-000000000000']) {
      const response = await page.goto(`/news/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to News' })).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Load More works as a link', onPhone, async ({ page }) => {
    await page.goto('/news-and-events/events');
    const events = page.getByRole('main').getByRole('listitem');
    await expect(events).toHaveCount(6);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(events).toHaveCount(7);
  });
});
