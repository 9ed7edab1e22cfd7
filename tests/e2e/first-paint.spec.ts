import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Reads the times of the first paint and of the first script request, in ms from navigation. */
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

test.describe('with a style sheet that takes a second', () => {
  for (const path of ['/', '/models/haval-h6', '/find-a-dealer', '/test-drive']) {
    test(`${path} is painted before it requests scripts`, async ({ page }) => {
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

test('scripts also load in a browser that reports no paint times', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await expect(page.locator('head script[type="module"]')).toHaveCount(1);
});
