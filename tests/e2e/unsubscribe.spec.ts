import type { APIRequestContext } from '@playwright/test';
import { waitForEmail } from './emails.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const findLink = (text: string) =>
  /http\S+\/newsletter\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? '';

/** Subscribes a new address. Returns it and the unsubscribe link in its confirmation email. */
async function subscribeNewAddress(request: APIRequestContext) {
  const email = `leaving-${Date.now()}-${Math.round(Math.random() * 1e6)}@sample.example`;
  await request.post('/api/newsletter/subscribe', { data: { email } });
  return { email, link: findLink((await waitForEmail(email)).text) };
}

test('the unsubscribe page is accessible and fits at 320 px', async ({ page, request }) => {
  const { link } = await subscribeNewAddress(request);
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in the email ends the subscription, after a click on Unsubscribe', async ({
    page,
    request,
  }) => {
    const { email, link } = await subscribeNewAddress(request);
    const isSubscribed = async () =>
      (await storedRequests(request, '/newsletter/admin/subscriptions', email))[0]?.isSubscribed;
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe?');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectNoSidewaysScroll(page);
    expect(await isSubscribed()).toBe(true);
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    expect(await isSubscribed()).toBe(false);
  });
});

test.describe('a forged unsubscribe link', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('gets an accessible 404 page with a link to contact', async ({ page }) => {
    const response = await page.goto('/newsletter/unsubscribe?token=forged');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page).toHaveURL('/contact-us');
  });
});
