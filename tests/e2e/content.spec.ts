import { featureSlugs } from '#catalogue/features/features.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

test(
  'the after-sales page links to its services, has an accessible schedule table and a PDF of it',
  onPhone,
  async ({ page }) => {
    await page.goto('/after-sales');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SAZGAR Aftersales');
    const links = page.getByRole('main').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const target of ['/book-service', '/faq', '/warranty', '/parts-request']) {
      expect(targets).toContain(target);
    }
    const table = page.getByRole('table', { name: 'schedule, Petrol, hybrid' });
    const electric = page.getByRole('table', { name: 'schedule, Electric' });
    await expect(electric.getByRole('rowheader')).toHaveText(['Power steering fluid']);
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
  },
);

test(
  'the warranty page lists its terms, and downloading a booklet shows an alert',
  onPhone,
  async ({ page }) => {
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
  },
);

test('the about pages link to each other, and Back to top works', onPhone, async ({ page }) => {
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

test('every feature has a page that links to the next', onPhone, async ({ page }) => {
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
    // The URL changes a moment before the page does.
    await expect(heading).not.toHaveText(title);
  }
  expect(seen.size).toBe(10);
});

test('a feature page names the models that have the feature, and leads back to the one before it', async ({
  page,
}) => {
  await page.goto('/models/tank-500');
  await page.locator('#features').getByRole('link', { name: 'Learn more about Steering' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steering');
  const models = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(models).toHaveCount(8);
  await expect(models.first()).toHaveText('Tank 500');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Next feature' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/features\/ui\?from=tank-500$/);
  await page.getByRole('link', { name: 'Back to Tank 500' }).click();
  await expect(page).toHaveURL('/models/tank-500#features');
  // Only two models have figures about their wheels; nobody came from one of them.
  await page.goto('/features/wheels');
  await expect(models).toHaveText(['Haval H6', 'Haval Jolion']);
  await expect(page.getByRole('link', { name: 'All models' })).toHaveAttribute('href', '/models');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a feature page leads back to the model that one came from', onPhone, async ({ page }) => {
    await page.goto('/models/ora-03');
    await page.getByRole('link', { name: 'Learn more about Charging' }).click();
    await expect(page.getByText('Range', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Ora 03' }).click();
    await expect(page).toHaveURL('/models/ora-03#features');
  });

  test('the content pages are readable', onPhone, async ({ page }) => {
    const texts = {
      '/about-us/gwm': 'Our Future is Sustainability',
      '/about-us/sazgar': '24,000',
      '/after-sales': 'Water pump belt',
      '/warranty': '1,000,000 km',
      '/privacy': 'Your say in it',
      '/test-drive/terms': 'What the dealership confirms',
      '/cookies': 'No cookie for you',
      '/accessibility': 'What does not work for everyone yet',
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

test(
  'a visitor gets no cookies, and the browser stores only what the cookies page lists',
  onPhone,
  async ({ page, context }) => {
    for (const path of ['/', '/faq', '/cookies']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
    ]);
    // The fixture sets 'newsletter-popup-seen', as the site does in a visitor's browser.
    expect(kept.map((names) => names.toSorted())).toEqual([
      ['newsletter-popup-seen'],
      ['react-router-scroll-positions', 'visit-source'],
    ]);
  },
);
