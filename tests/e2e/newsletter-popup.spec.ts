import {
  box,
  expectToOpen,
  openPopup,
  openWithFakeClock,
  popup,
  scrollThrough,
} from './newsletter-popup.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

test.use({ isInvited: true });

/** Whether focus is in the dialog, or in the browser's own controls between two rounds. */
const isFocusKept = () =>
  document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;

test('the popup opens after ten seconds, is accessible, keeps focus and blocks scrolling', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openWithFakeClock(page);
  await scrollThrough(page);
  // The clock has run for three seconds.
  await page.clock.runFor(6_000);
  await expect(popup(page)).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('/popup-'))).toEqual([]);
  await expectToOpen(page, () => page.clock.runFor(2_000));
  await page.clock.resume();
  await expect(popup(page).getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusKept)).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('the popup opens only once 60 percent of the page was seen', async ({ page }) => {
  await openWithFakeClock(page);
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
  await scrollThrough(page);
  await expectToOpen(page, () => page.clock.runFor(2_000));
});

test(
  'on a phone the popup does not open on the first page of a visit',
  onPhone,
  async ({ page }) => {
    await openWithFakeClock(page, '');
    await scrollThrough(page);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'HAVAL, home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HAVAL, ORA and TANK');
    await scrollThrough(page);
    await expectToOpen(page, () => page.clock.runFor(12_000));
  },
);

test('the popup does not open over the open menu of a phone', onPhone, async ({ page }) => {
  await openWithFakeClock(page);
  await scrollThrough(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expectToOpen(page, () => page.clock.runFor(2_000));
});

test('the popup does not open while a visitor is in a form field', onPhone, async ({ page }) => {
  await openWithFakeClock(page);
  await scrollThrough(page);
  const field = box(page).getByLabel('Email address');
  await field.focus();
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
  await field.blur();
  await expectToOpen(page, () => page.clock.runFor(2_000));
  await popup(page).getByRole('button', { name: 'Not now' }).click();
  await expect(popup(page)).toHaveCount(0);
});

test('a closed popup returns focus and is remembered as seen', onPhone, async ({ page }) => {
  await openWithFakeClock(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).first();
  await scrollThrough(page);
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await expectToOpen(page, () => page.clock.runFor(10_000));
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  const readFlag = () => page.evaluate(() => localStorage.getItem('newsletter-popup-seen'));
  await expect.poll(readFlag).toBe('yes');
});

test('without local storage, the popup opens once per page load', onPhone, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openPopup(page);
  await page.clock.resume();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).last().click();
  await expect(page).toHaveURL('/test-drive');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HAVAL, ORA and TANK');
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
});

test('the HTML of the home page does not load the popup', onPhone, async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.includes('/popup-')).toBe(false);
});
