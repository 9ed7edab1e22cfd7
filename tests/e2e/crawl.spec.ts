import type { Page } from '@playwright/test';
import { origin } from './address.ts';
import { type CrawledSite, crawl } from './crawled-site.ts';
import { singlePages } from './page-paths.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll, onPhone } from './test.ts';

// Each test opens dozens of pages.
base.describe.configure({ timeout: 300_000 });

const test = base.extend<object, { site: CrawledSite }>({
  site: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: origin });
      await use(await crawl(request));
      await request.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const parsePath = (page: string) => page.split('?')[0] ?? '';

/** Pages without a link: the newsletter form leads there only without JavaScript. */
const unlinked = ['/newsletter'];

/** Whether a page is one of a kind of several; single pages have their own accessibility tests. */
const isOneOfMany = (page: string) => !singlePages.includes(parsePath(page));

/** Whether a page is a single one with a choice in its query. */
const isChoice = (page: string) => page.includes('?') && !isOneOfMany(page);

/** Keeps the first of pages that differ only in query values. */
function dropQueryVariants(pages: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const page of pages) {
    const kind = page.replace(/=[^&]*/g, '');
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

/** Opens a page and waits until its scripts have run. The page view is the last thing they send. */
async function open(page: Page, path: string): Promise<void> {
  const isSettled = page.waitForRequest('**/api/page-views');
  await page.goto(path);
  await isSettled;
}

/** Collects console errors with their page. The fixture also fails on them but cannot name the page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

test(
  'the site has no dead link, image, file or anchor, and every page is linked',
  onPhone,
  async ({ site }) => {
    expect(site.dead).toEqual([]);
    const found = new Set(site.pages.map(parsePath));
    expect(singlePages.filter((path) => !found.has(path))).toEqual(unlinked);
    expect(found.size).toBeGreaterThan(singlePages.length + 18);
  },
);

// pages.spec.ts looks at the pages themselves.
test(
  'no choice of a page logs a console error or has a link that exists only with JavaScript',
  onPhone,
  async ({ page, site }) => {
    const errors = collectErrors(page);
    const known = new Set(site.pages.map(parsePath));
    for (const path of dropQueryVariants(site.pages).filter(isChoice)) {
      await open(page, path);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      expect(
        hrefs.filter((href) => !known.has(href) && !/\.\w+$/.test(href)),
        path,
      ).toEqual([]);
    }
    expect(errors).toEqual([]);
  },
);

/** The kinds of pages that the site has several of. Each is a separate test, because one takes as long as ten others. */
const kinds: Record<string, (page: string) => boolean> = {
  models: (page) => page.startsWith('/models/'),
  features: (page) => page.startsWith('/features/'),
  'articles and others': (page) => !/^\/(models|features)\//.test(page),
};

for (const [kind, isOfKind] of Object.entries(kinds)) {
  test(`pages of ${kind} are accessible and fit the window, also at 320 px`, async ({
    page,
    site,
  }) => {
    const window = page.viewportSize();
    const paths = dropQueryVariants(site.pages).filter(isOneOfMany).filter(isOfKind);
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      await open(page, path);
      await test.step(path, async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        if (window) await page.setViewportSize(window);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable', onPhone, async ({ page, site }) => {
    for (const path of dropQueryVariants(site.pages)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByRole('main'), path).toContainText(/[\s\S]{150}/);
    }
  });
});
