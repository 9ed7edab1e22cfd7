import type { Page } from '@playwright/test';
import { localizePath } from '#contract/site/language.ts';
import { singlePages } from './page-paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

const english = [...singlePages, '/models/haval-h6', '/features/safety'];
const pages = english.map((path) => localizePath('ur', path));

/** A few of the pages each, so that they run side by side, but not a browser page for each. */
const groups = [0, 1, 2].map((group) => pages.filter((_, index) => index % 3 === group));

for (const [index, paths] of groups.entries()) {
  test(
    `Urdu pages are read from right to left, fit a phone and are accessible (${index + 1} of 3)`,
    onPhone,
    async ({ page }) => {
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });
      }
    },
  );
}

/** The bytes of the Urdu fonts that a page loads, by name, without those that it had. */
function collectUrduFonts(page: Page): Map<string, Promise<number>> {
  const fonts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const [, name] = /\/(nastaliq|naskh)-[^/]+\.woff2$/.exec(response.url()) ?? [];
    if (name)
      fonts.set(
        name,
        response.body().then((body) => body.length),
      );
  });
  return fonts;
}

test('the Urdu fonts of a page weigh at most 140 KB together', onPhone, async ({ page }) => {
  const fonts = collectUrduFonts(page);
  await page.goto('/ur/faq');
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts.keys()].sort()).toEqual(['naskh', 'nastaliq']);
  const sizes = await Promise.all(fonts.values());
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(140_000);
});

test('English pages load no Urdu font', onPhone, async ({ page }) => {
  const fonts = collectUrduFonts(page);
  await page.goto('/faq');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.size).toBe(0);
});

/** Sums up the layout shifts of the page in `window.shifts`. */
const observeShifts = () => {
  Reflect.set(window, 'shifts', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = Reflect.get(window, 'shifts') + Reflect.get(entry, 'value');
      Reflect.set(window, 'shifts', shift);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How far the content of a page has moved when its fonts are there. */
async function sumShifts(page: Page, path: string): Promise<number> {
  await page.addInitScript(observeShifts);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

for (const path of ['/ur', '/ur/faq', '/ur/test-drive']) {
  test(
    `nothing moves on ${path}, and hardly anything if Nastaliq is late`,
    onPhone,
    async ({ page }) => {
      expect(await sumShifts(page, path)).toBe(0);
      await page.route(/\/nastaliq-[^/]+\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      expect(await sumShifts(page, path)).toBeLessThan(0.01);
    },
  );
}
