import type { Page } from '@playwright/test';
import { origin } from './address.ts';
import { type CrawledSite, crawl } from './crawled-site.ts';
import { singlePages } from './page-paths.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

// Each of them opens dozens of pages.
base.describe.configure({ timeout: 300_000 });

const test = base.extend<object, { site: CrawledSite }>({
  site: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: origin });
      await use(await crawl(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

const pathOf = (page: string) => page.split('?')[0] ?? '';

/** Every page has the newsletter's form; this is where it leads who runs no script. */
const unlinked = ['/newsletter'];

/** Pages of which there are several: the others have a test each. */
const isVaried = (page: string) => !singlePages.includes(pathOf(page));

/** Of pages that differ in the value of their query only, the first one. */
function oneOfEachKind(pages: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const page of pages) {
    const kind = page.replace(/=[^&]*/g, '');
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

/** Opens a page and waits until its scripts have run and come to rest. */
async function open(page: Page, path: string): Promise<void> {
  const isAtRest = page.waitForRequest('**/api/page-views');
  await page.goto(path);
  await isAtRest;
}

/** What pages say on their consoles, each with its page: the fixture fails on it, and can't name it. */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

test('no link, picture or file of the site is dead, nor the part of a page that a link names', async ({
  site,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same links at every size');
  expect(site.dead).toEqual([]);
  const found = new Set(site.pages.map(pathOf));
  expect(singlePages.filter((path) => !found.has(path))).toEqual(unlinked);
  expect(found.size).toBeGreaterThan(singlePages.length + 18);
});

test('no page says an error on its console, or has a link that only scripts make', async ({
  page,
  site,
  isMobile,
}) => {
  test.skip(
    !isMobile,
    'the same scripts at every size; those tests that ask axe open them at both',
  );
  const errors = listen(page);
  const known = new Set(site.pages.map(pathOf));
  for (const path of oneOfEachKind(site.pages).filter((found) => !isVaried(found))) {
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
});

test('the models, features and articles are accessible, and fit their window', async ({
  page,
  site,
}) => {
  for (const path of site.pages.filter(isVaried)) {
    await open(page, path);
    await test.step(path, async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', async ({ page, site, isMobile }) => {
    test.skip(!isMobile, 'the same texts at every size');
    for (const path of oneOfEachKind(site.pages)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByRole('main'), path).toContainText(/[\s\S]{150}/);
    }
  });
});
