import type { Page } from '@playwright/test';
import { googleId, test } from './counted-site.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

// One product serves them all.
test.describe.configure({ mode: 'default' });

const banner = (page: Page) => page.getByRole('region', { name: /Google Analytics\?$/ });
const answer = (page: Page, name: 'Accept' | 'Decline') =>
  banner(page).getByRole('button', { name });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const ownViews = (page: Page) => page.waitForRequest('**/api/page-views');

test('who agrees is counted: this page, and each change of route without its query', async ({
  page,
  toGoogle,
}) => {
  const isCounted = ownViews(page);
  await page.goto('/faq?utm_source=letter');
  await isCounted;
  await expect(banner(page)).toBeVisible();
  expect(toGoogle).toEqual([]);
  await answer(page, 'Accept').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => toGoogle).toEqual([`script ${googleId}`, 'view /faq']);
  await footerLink(page, 'Privacy').click();
  await expect.poll(() => toGoogle.slice(2)).toEqual(['view /privacy']);
  await page.reload();
  await expect.poll(() => toGoogle.slice(3)).toEqual([`script ${googleId}`, 'view /privacy']);
  await expect(banner(page)).toHaveCount(0);
});

test('who declines is not, and is not asked again', async ({ page, context, toGoogle }) => {
  await page.goto('/faq');
  await answer(page, 'Decline').click();
  await expect(banner(page)).toHaveCount(0);
  const isCounted = ownViews(page);
  await page.reload();
  await isCounted;
  await expect(banner(page)).toHaveCount(0);
  expect(toGoogle).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('the page on cookies takes an answer back: counting ends and the cookies go', async ({
  page,
  context,
  toGoogle,
}) => {
  await page.goto('/cookies');
  const change = page.getByRole('button', { name: 'Change your choice' });
  await expect(change).toHaveCount(0);
  await answer(page, 'Accept').click();
  await expect.poll(() => toGoogle).toHaveLength(2);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['_ga', '_ga_TEST123']);
  await expect(page.getByText('You have agreed to Google Analytics.')).toBeVisible();
  await change.click();
  await expect(banner(page)).toBeFocused();
  await answer(page, 'Decline').click();
  await expect(change).toBeFocused();
  await expect(page.getByText('You have declined Google Analytics.')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const isCounted = ownViews(page);
  await footerLink(page, 'Privacy').click();
  await isCounted;
  expect(toGoogle).toHaveLength(2);
});

test('both answers weigh the same, come early by keyboard, and are accessible', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  const [decline, accept] = [answer(page, 'Decline'), answer(page, 'Accept')];
  expect(await decline.getAttribute('class')).toBe(await accept.getAttribute('class'));
  const boxes = [await decline.boundingBox(), await accept.boundingBox()];
  expect(boxes[0]?.width).toBe(boxes[1]?.width);
  expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(decline).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await expectAccessible(page);
});

test('nothing moves when it comes, at 320 px neither, and it leaves room to reach the page’s end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const total = Number(Reflect.get(window, 'shift') ?? 0);
        Reflect.set(window, 'shift', total + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/models/haval-h6');
  await expect(banner(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const top = (await banner(page).boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(320);
  expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBeLessThanOrEqual(0.02);
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  const last = await footerLink(page, 'Cookies').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
});

test('what takes focus is never behind it', async ({ page }) => {
  await page.goto('/models/haval-h6');
  await expect(banner(page)).toBeVisible();
  await answer(page, 'Accept').focus();
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const panel = document.querySelector('.consent-banner');
      if (!focused || !panel || panel.contains(focused)) return false;
      const [ours, its] = [focused.getBoundingClientRect(), panel.getBoundingClientRect()];
      const inside = ours.left < its.right && ours.right > its.left;
      return inside && ours.top >= its.top && ours.bottom > its.top;
    });
    const focused = page.locator(':focus');
    expect(isCovered, isCovered ? await focused.evaluate((e) => e.outerHTML) : '').toBe(false);
  }
});

test('without script nobody is asked', async ({ browser, countedOrigin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${countedOrigin}/cookies`);
  await expect(page.getByRole('heading', { name: 'Google Analytics, if you agree' })).toBeVisible();
  await expect(page.getByText('May we count your visit')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change your choice' })).toHaveCount(0);
  await context.close();
});
