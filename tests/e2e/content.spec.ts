import { featureSlugs } from '#catalogue/features/feature.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('the after-sales page leads on, and its schedule is a table that is read out whole', async ({
  page,
}) => {
  await page.goto('/after-sales');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SAZGAR Aftersales');
  const links = page.getByRole('main').getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const target of ['/book-service', '/faq', '/warranty', '/parts-request']) {
    expect(targets).toContain(target);
  }
  const table = page.getByRole('table', { name: 'Periodic maintenance schedule' });
  await expect(table.getByRole('columnheader')).toHaveCount(8);
  await expect(table.getByRole('columnheader', { name: '30,000 km' })).toBeVisible();
  const fluid = table.getByRole('row', { name: 'Power steering fluid' });
  await expect(fluid.getByRole('cell')).toHaveText([
    'Inspect',
    'Inspect',
    'Inspect',
    'Inspect/Add',
    'Inspect',
    'Inspect',
    'Inspect/Add',
  ]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Full Document PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Periodic Maintenance Schedule.pdf');
});

test('the warranty says its terms, and a booklet that is fetched is spoken of', async ({
  page,
}) => {
  await page.goto('/warranty');
  for (const term of [
    '6 years or 150,000 km',
    '10 years or 1,000,000 km',
    '8 years or 160,000 km',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: term })).toBeVisible();
  }
  const booklets = page.getByRole('link', { name: 'warranty details, PDF' });
  await expect(booklets).toHaveText([/^H6/, /^Jolion/, /^Tank/, /^Ora/]);
  const download = page.waitForEvent('download');
  await booklets.nth(2).click();
  expect((await download).suggestedFilename()).toBe('Tank Warranty Details.pdf');
  await expect(page.getByRole('alert')).toHaveText(
    'The Tank warranty details are a PDF; it is being downloaded.',
  );
});

test('the about pages lead to each other, and back up', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover the brand');
  await page.getByRole('main').getByRole('link', { name: 'GWM' }).click();
  await expect(page).toHaveURL(/\/about-us\/gwm$/);
  await expect(page.getByRole('term')).toHaveText(['Uncompromising', 'Specialized', 'Dedication']);
  await expect(page.getByRole('definition')).toHaveText([
    'Driven to Succeed',
    'Designed for You',
    'Our Future is Sustainability',
  ]);
  await page.getByRole('main').getByRole('link', { name: 'About Sazgar' }).click();
  await expect(page.getByText('2004', { exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('every feature has its page, which leads on to the next', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same way at every size');
  await page.goto(`/features/${featureSlugs[0]}`);
  const heading = page.getByRole('heading', { level: 1 });
  const seen = new Set<string>();
  for (const [index] of featureSlugs.entries()) {
    const title = (await heading.textContent()) ?? '';
    seen.add(title);
    await expectNoSidewaysScroll(page);
    const next = featureSlugs[(index + 1) % featureSlugs.length];
    await page.getByRole('navigation', { name: 'Next feature' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/features/${next}$`));
    // The address changes a moment before the page does.
    await expect(heading).not.toHaveText(title);
  }
  expect(seen.size).toBe(10);
});

// One with figures and one without: the other features are made of the same parts.
for (const slug of ['charging', 'safety']) {
  test(`the page on ${slug} is accessible, and fits the smallest window`, async ({ page }) => {
    await page.goto(`/features/${slug}`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the content pages are there to read', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the same texts at every size');
    const texts = {
      '/about-us/gwm': 'Our Future is Sustainability',
      '/about-us/sazgar': '24,000',
      '/after-sales': 'Water pump belt',
      '/warranty': '1,000,000 km',
      '/privacy': 'Your say in it',
      '/cookies': 'No cookie for you',
      '/features/driving-modes': 'Intelligent Hybrid',
    };
    for (const [path, text] of Object.entries(texts)) {
      await page.goto(path);
      await expect(
        page.getByRole('main').getByText(text).filter({ visible: true }).first(),
      ).toBeVisible();
    }
  });
});

test('no cookie is set for a visitor, and nothing is kept but what the cookies page tells', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at every size');
  for (const path of ['/', '/faq', '/cookies']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  // The note that the invitation has been seen is the fixture's, made as a visitor's browser makes it.
  expect(kept).toEqual([['newsletter-popup-seen'], ['react-router-scroll-positions']]);
});
