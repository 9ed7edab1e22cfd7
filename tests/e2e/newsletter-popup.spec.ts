import type { Page } from '@playwright/test';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ isInvited: true });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Be the first to know' });
const box = (page: Page) => page.getByRole('region', { name: 'Newsletter' });
const submit = (page: Page) => popup(page).locator('button[type=submit]');
const subscribePath = '**/api/newsletter/popup-subscribe';
const uniqueAddress = () => `popup-${Date.now()}-${Math.round(Math.random() * 1e6)}@sample.example`;

/** Opens the home page on a clock that the test moves, and lets it come to rest. */
async function openOnOwnClock(page: Page): Promise<void> {
  const start = new Date('2026-11-20T12:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
  // What waits for the browser to be idle is done in one order: the popup's part before this one.
  const isIdle = page.waitForRequest('**/api/page-views');
  await page.goto('/');
  // The box waits for an address once the page's scripts run.
  await expect(box(page).getByRole('button')).toBeDisabled();
  await page.clock.runFor(3_000);
  await isIdle;
}

/** Does what makes the page fetch the popup; resolves once it is open. */
async function seeItOpen(page: Page, act: () => Promise<unknown>): Promise<void> {
  const isFetched = page.waitForResponse(/\/popup-[^/]+\.js$/);
  await act();
  const fetched = (await isFetched).url();
  // Resolves after the page's own import of it, and what the page does with it.
  await page.evaluate((url) => import(url).then(() => {}), fetched);
  await page.clock.runFor(100);
  await expect(popup(page)).toBeVisible();
}

/** Opens the page, and the popup after the first look. */
async function openPopup(page: Page): Promise<void> {
  await openOnOwnClock(page);
  await seeItOpen(page, () => page.clock.runFor(7_000));
}

async function fillIn(page: Page, email: string): Promise<void> {
  await popup(page).getByLabel('First name').fill('Sample');
  await popup(page).getByLabel('Last name').fill('Reader');
  await popup(page).getByLabel('Email').fill(email);
}

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

test('a subscription is thanked for, stored with the name, and not asked for again', async ({
  page,
  request,
}) => {
  const email = uniqueAddress();
  await openPopup(page);
  await fillIn(page, email);
  let letPass = () => {};
  const isLetPass = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(subscribePath, async (route) => {
    await isLetPass;
    await route.continue();
  });
  await submit(page).click();
  await expect(submit(page)).toHaveText('Submitting...');
  await expect(submit(page)).toBeDisabled();
  letPass();
  await expect(popup(page).getByRole('status')).toHaveText('Thank you for subscribing!');
  await page.clock.runFor(1_900);
  await expect(popup(page).getByRole('status')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.resume();
  const stored = await storedRequests(request, '/newsletter/admin/subscriptions', email);
  expect(stored).toMatchObject([{ firstName: 'Sample', lastName: 'Reader', source: 'popup' }]);

  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(asked.url()));
  const isIdle = page.waitForRequest('**/api/page-views');
  await page.reload();
  await isIdle;
  expect(fetched.filter((url) => url.includes('/popup-'))).toEqual([]);
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

test.describe('when it fails', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('blank fields are named, and what was typed stays', async ({ page }) => {
    await openPopup(page);
    await page.clock.resume();
    await popup(page).getByLabel('First name').fill('Sample');
    await popup(page).getByLabel('Last name').fill('   ');
    await submit(page).click();
    await expect(popup(page).getByRole('alert')).toHaveText('Please fill in all required fields');
    await expect(popup(page).getByRole('alert')).toBeFocused();
    await expect(popup(page).getByLabel('First name')).toHaveValue('Sample');
    await expect(popup(page).getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(popup(page).getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
    await expect(popup(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('the documents’ words say how, and it stays open with what was typed', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/popup-subscribe')) keys.push(sent.headers()['idempotency-key']);
    });
    await openPopup(page);
    await page.clock.resume();
    await fillIn(page, 'reader@sample');
    const alert = popup(page).getByRole('alert');
    await submit(page).click();
    await expect(alert).toHaveText('Please enter a valid email address');
    await expect(popup(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await popup(page).getByLabel('Email').fill(uniqueAddress());
    for (const [answer, words] of [
      [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Server error: 502'],
      [{ status: 500, json: { success: false, message: 'It went wrong.' } }, 'It went wrong.'],
      [{ status: 200, json: { success: false } }, 'Failed to subscribe'],
    ] as const) {
      await page.route(subscribePath, (route) => route.fulfill(answer));
      await submit(page).click();
      await expect(alert).toHaveText(words);
      await page.unroute(subscribePath);
    }
    await page.route(subscribePath, (route) => route.abort());
    await submit(page).click();
    await expect(alert).toHaveText('Failed to subscribe. Please try again.');
    await expect(popup(page).getByLabel('First name')).toHaveValue('Sample');
    await page.unroute(subscribePath);
    await submit(page).click();
    await expect(popup(page).getByRole('status')).toHaveText('Thank you for subscribing!');
    // Corrected, it is another submission; sent again as it is, the same one.
    const [mistyped, corrected] = keys;
    expect(new Set([mistyped, corrected, undefined]).size).toBe(3);
    expect(keys).toEqual([mistyped, ...Array(5).fill(corrected)]);
  });
});
