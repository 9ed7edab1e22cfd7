import type { Page } from '@playwright/test';
import { holdRequests } from './held-requests.ts';
import { openPopup, popup } from './newsletter-popup.ts';
import { storedRequests } from './stored-requests.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

test.use({ isInvited: true });

const submit = (page: Page) => popup(page).locator('button[type=submit]');
const subscribePath = '**/api/newsletter/popup-subscribe';
const uniqueAddress = () => `popup-${Date.now()}-${Math.round(Math.random() * 1e6)}@sample.example`;

async function fillIn(page: Page, email: string): Promise<void> {
  await popup(page).getByLabel('First name').fill('Sample');
  await popup(page).getByLabel('Last name').fill('Reader');
  await popup(page).getByLabel('Email').fill(email);
}

test(
  'a subscription is confirmed and stored with its name, and the popup does not return',
  onPhone,
  async ({ page, request }) => {
    const email = uniqueAddress();
    await openPopup(page);
    await fillIn(page, email);
    const release = await holdRequests(page, subscribePath);
    await submit(page).click();
    await expect(submit(page)).toHaveText('Submitting...');
    await expect(popup(page).getByText('The form is being sent.')).toBeAttached();
    await expect(submit(page)).toBeDisabled();
    release();
    await expect(popup(page).getByRole('status')).toHaveText('Thank you for subscribing!');
    await page.clock.runFor(1_900);
    await expect(popup(page).getByRole('status')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('newsletter-popup-seen'))).toBe(null);
    await page.clock.runFor(200);
    await expect(popup(page)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('newsletter-popup-seen')))
      .toBe('yes');
    await page.clock.resume();
    const stored = await storedRequests(request, '/newsletter/admin/subscriptions', email);
    expect(stored).toMatchObject([{ firstName: 'Sample', lastName: 'Reader', source: 'popup' }]);

    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const isIdle = page.waitForRequest('**/api/page-views');
    await page.reload();
    await isIdle;
    expect(fetched.filter((url) => url.includes('/popup-'))).toEqual([]);
  },
);

test(
  'after a subscription the popup waits while the pointer moves or focus is in it, and closes two seconds after',
  onDesktop,
  async ({ page }) => {
    await openPopup(page);
    await fillIn(page, uniqueAddress());
    await submit(page).click();
    const thanks = popup(page).getByRole('status');
    await expect(thanks).toHaveText('Thank you for subscribing!');
    await thanks.hover();
    await page.clock.runFor(30_000);
    await expect(thanks).toBeVisible();
    // To the backdrop.
    await page.mouse.move(5, 5);
    await page.clock.runFor(1_900);
    await expect(thanks).toBeVisible();
    await popup(page).getByRole('button', { name: 'Close' }).focus();
    await page.clock.runFor(30_000);
    await expect(thanks).toBeVisible();
    await popup(page)
      .getByRole('button', { name: 'Close' })
      .evaluate((button) => button.blur());
    await page.clock.runFor(1_900);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(200);
    await expect(popup(page)).toHaveCount(0);
  },
);

test.describe('when it fails', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('blank fields are marked, and the input stays', onPhone, async ({ page }) => {
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

  test(
    'each failure shows its message and keeps the input, and retries reuse the idempotency key',
    onPhone,
    async ({ page }) => {
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
      for (const [response, words] of [
        [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Server error: 502'],
        [{ status: 500, json: { success: false, message: 'It went wrong.' } }, 'It went wrong.'],
        [{ status: 200, json: { success: false } }, 'Failed to subscribe'],
      ] as const) {
        await page.route(subscribePath, (route) => route.fulfill(response));
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
      // A corrected form is a new submission with a new key; a retry of the same form keeps its key.
      const [mistyped, corrected] = keys;
      expect(new Set([mistyped, corrected, undefined]).size).toBe(3);
      expect(keys).toEqual([mistyped, ...Array(5).fill(corrected)]);
    },
  );
});
