import type { Page } from '@playwright/test';
import { phone } from '#tests/support/phone.ts';
import { findBudget, overweight } from '#tests/weights/budgets.ts';
import { weighPage } from '#tests/weights/weigh-page.ts';
import { adoptStyle, removeStyles } from './adopt-style.ts';
import { listCutTexts, wideSpacing } from './cut-texts.ts';
import { singlePages } from './page-paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** The weight of pictures depends on the screen's density, so phones have that of a real one. */
test.use({
  deviceScaleFactor: async ({ isMobile }, use) => {
    await use(isMobile ? phone.deviceScaleFactor : 1);
  },
});

/** Every page, and examples of those that exist once per model or feature. */
const pages = [...singlePages, '/models/haval-h6', '/models/tank-500', '/features/safety'];

/** The news page has two paths; the canonical one is the one with the site's layout. */
const chooseCanonicalPath = (path: string) => (path === '/news' ? '/news-and-events/news' : path);

async function expectMetadata(page: Page, path: string): Promise<void> {
  const title = await page.title();
  expect(title.length).toBeGreaterThanOrEqual(8);
  expect(title.length).toBeLessThanOrEqual(70);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.length).toBeGreaterThanOrEqual(40);
  expect(description?.length).toBeLessThanOrEqual(170);
  const { href } = new URL(chooseCanonicalPath(path), page.url());
  await expect(page.locator('link[rel=canonical]')).toHaveJSProperty('href', href);
}

/** Expects that every link of the page is in the HTML that the server sent. */
async function expectLinksInHtml(page: Page, html: string): Promise<void> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const added = links.filter((path) => !html.includes(`href="${path}`));
  expect(added, 'links that exist only with JavaScript').toEqual([]);
}

/** Expects that wider text spacing cuts no text and makes no page scroll sideways. */
async function expectRoomForSpacing(page: Page): Promise<void> {
  await adoptStyle(page, wideSpacing);
  expect(await listCutTexts(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await removeStyles(page);
}

/** Gives a phone a wide window of plain density, without touch. */
async function becomeDesktop(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await client.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await page.waitForFunction(() => innerWidth === 1440);
}

// One load for all widths: setting the size of the window is much cheaper than loading the page again.
for (const path of pages) {
  test(`${path} is accessible, fits every window, has its metadata and is within its budget`, async ({
    page,
    isMobile,
  }) => {
    let html: string;
    if (isMobile) {
      const weighed = await weighPage(page, path);
      expect(overweight(path, weighed.weight, findBudget(path))).toEqual([]);
      html = weighed.html;
    } else html = (await (await page.goto(path))?.text()) ?? '';
    await expectMetadata(page, path);
    await expectLinksInHtml(page, html);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (isMobile) await expectRoomForSpacing(page);
    await page.setViewportSize({ width: 320, height: 780 });
    await expectNoSidewaysScroll(page);
    if (!isMobile) return;
    await expectRoomForSpacing(page);
    await becomeDesktop(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
