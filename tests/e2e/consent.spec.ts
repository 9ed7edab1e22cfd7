import type { Page } from '@playwright/test';
import { googleId, test } from './counted-site.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone } from './test.ts';

// All tests share one server.
test.describe.configure({ mode: 'default' });

const banner = (page: Page) => page.getByRole('region', { name: /Google Analytics\?$/ });
const choiceButton = (page: Page, name: 'Accept' | 'Decline') =>
  banner(page).getByRole('button', { name });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const ownViews = (page: Page) => page.waitForRequest('**/api/page-views');

test(
  'after consent, Google gets this page and each navigation, without query strings',
  onPhone,
  async ({ page, toGoogle }) => {
    const isCounted = ownViews(page);
    await page.goto('/faq?utm_source=letter');
    await isCounted;
    await expect(banner(page)).toBeVisible();
    expect(toGoogle).toEqual([]);
    await choiceButton(page, 'Accept').click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => toGoogle).toEqual([`script ${googleId}`, 'view /faq']);
    await footerLink(page, 'Privacy').click();
    await expect.poll(() => toGoogle.slice(2)).toEqual(['view /privacy']);
    await page.reload();
    await expect.poll(() => toGoogle.slice(3)).toEqual([`script ${googleId}`, 'view /privacy']);
    await expect(banner(page)).toHaveCount(0);
  },
);

test(
  'after a refusal, Google gets nothing and the banner does not return',
  onPhone,
  async ({ page, context, toGoogle }) => {
    await page.goto('/faq');
    await choiceButton(page, 'Decline').click();
    await expect(banner(page)).toHaveCount(0);
    const isCounted = ownViews(page);
    await page.reload();
    await isCounted;
    await expect(banner(page)).toHaveCount(0);
    expect(toGoogle).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
);

test(
  'consent can be withdrawn on the cookies page: tracking stops and its cookies are deleted',
  onPhone,
  async ({ page, context, toGoogle }) => {
    await page.goto('/cookies');
    const change = page.getByRole('button', { name: 'Change your choice' });
    await expect(change).toHaveCount(0);
    await choiceButton(page, 'Accept').click();
    await expect.poll(() => toGoogle).toHaveLength(2);
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual([
      '_ga',
      '_ga_TEST123',
    ]);
    await expect(page.getByText('You have agreed to Google Analytics.')).toBeVisible();
    await change.click();
    await expect(banner(page)).toBeFocused();
    await choiceButton(page, 'Decline').click();
    await expect(change).toBeFocused();
    await expect(page.getByText('You have declined Google Analytics.')).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    const isCounted = ownViews(page);
    await footerLink(page, 'Privacy').click();
    await isCounted;
    expect(toGoogle).toHaveLength(2);
  },
);

test('Accept and Decline look alike, come first in the tab order and are accessible', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  const [decline, accept] = [choiceButton(page, 'Decline'), choiceButton(page, 'Accept')];
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

test(
  'at 320 px the banner shifts nothing and leaves the end of the page reachable',
  onPhone,
  async ({ page }) => {
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
  },
);

test('the banner never covers the focused element', async ({ page }) => {
  await page.goto('/models/haval-h6');
  await expect(banner(page)).toBeVisible();
  await choiceButton(page, 'Accept').focus();
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

test('without JavaScript no banner is shown', onPhone, async ({ browser, countedOrigin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${countedOrigin}/cookies`);
  await expect(page.getByRole('heading', { name: 'Google Analytics, if you agree' })).toBeVisible();
  await expect(page.getByText('May we count your visit')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change your choice' })).toHaveCount(0);
  await context.close();
});
