import { box, openOnOwnClock, openPopup, popup, seeItOpen } from './newsletter-popup.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ isInvited: true });

/** Focus is in the dialog, or has gone round by the browser's own controls. */
const isFocusKept = () =>
  document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;

test('the hero is looked at in peace, then the popup opens, and can be worked by anyone', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openOnOwnClock(page);
  await page.clock.runFor(2_000);
  await expect(popup(page)).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('/popup-'))).toEqual([]);
  await seeItOpen(page, () => page.clock.runFor(5_000));
  await page.clock.resume();
  await expect(popup(page).getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusKept)).toBe(true);
  }
});

test('a first scroll past half the screen opens it too', async ({ page }) => {
  await openOnOwnClock(page);
  await seeItOpen(page, () =>
    page.evaluate(() => window.scrollTo({ top: window.innerHeight, behavior: 'instant' })),
  );
});

test('it waits for who is typing', async ({ page }) => {
  await openOnOwnClock(page);
  const field = box(page).getByLabel('Email address');
  await field.focus();
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
  await field.blur();
  await seeItOpen(page, () => page.clock.runFor(2_000));
  await popup(page).getByRole('button', { name: 'Not now' }).click();
  await expect(popup(page)).toHaveCount(0);
});

test('closed, it gives focus back and does not come again', async ({ page }) => {
  await openOnOwnClock(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).first();
  await link.focus();
  await seeItOpen(page, () => page.clock.runFor(7_000));
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  const readFlag = () => page.evaluate(() => localStorage.getItem('newsletter-popup-seen'));
  await expect.poll(readFlag).toBe('yes');
});

test('where nothing can be stored, it comes once while the page lives', async ({ page }) => {
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

test('the page’s own script is without it', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.includes('/popup-')).toBe(false);
});
