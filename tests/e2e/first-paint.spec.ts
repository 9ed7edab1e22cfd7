import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** When the page was painted first, and when it asked for its first script, in ms from the beginning. */
const readTimes = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      script: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });

test.describe('a page on a slow line', () => {
  for (const path of ['/', '/models/haval-h6', '/find-a-dealer', '/test-drive']) {
    test(`${path} is painted before it asks for scripts`, async ({ page }) => {
      await page.route('**/*.css', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue();
      });
      await page.goto(path);
      const { paint, script } = await readTimes(page);
      expect(paint).toBeGreaterThan(1_000);
      expect(script).toBeGreaterThanOrEqual(paint);
    });
  }
});

test('a page comes alive where the browser keeps to itself when it paints', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await expect(page.locator('head script[type="module"]')).toHaveCount(1);
});
