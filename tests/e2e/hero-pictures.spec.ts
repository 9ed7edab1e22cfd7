import { phone } from '#tests/support/phone.ts';
import { desktopHero, findBudget } from '#tests/weights/budgets.ts';
import { isRunning, names, openWithFakeClock, slides } from './hero.ts';
import { expect, test } from './test.ts';

test.use({
  deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? phone.deviceScaleFactor : 1),
});

test('only the first picture loads at once; the next loads 2 s before it is due', async ({
  page,
}) => {
  await openWithFakeClock(page);
  const isLoaded = (index: number) =>
    slides(page)
      .nth(index)
      .locator('picture img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
  await expect.poll(() => isLoaded(0)).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(4_900);
  for (const index of names.keys()) if (index > 0) expect(await isLoaded(index)).toBe(false);
  await page.clock.runFor(200);
  await expect.poll(() => isLoaded(1)).toBe(true);
  expect(await isLoaded(2)).toBe(false);
});

test('the first picture is preloaded, weighs no more than its budget on phones and desktops, and the layout does not shift', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const picture = page.waitForResponse(/\/pictures\/haval-h6\//);
  await page.goto('/');
  const { largestPicture } = findBudget('/');
  expect(Number((await picture).headers()['content-length'])).toBeLessThanOrEqual(
    (isMobile ? largestPicture : desktopHero.kilobytes) * 1024,
  );
  await expect(page.locator('head link[rel=preload][as=image]').first()).toHaveAttribute(
    'fetchpriority',
    'high',
  );
  await isRunning(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.02);
});
