import type { APIRequestContext } from '@playwright/test';
import { letterTo } from './letters.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const linkIn = (text: string) =>
  /http\S+\/newsletter\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? '';

/** An address that has just been subscribed, and the link in the letter that says so. */
async function subscribeAnew(request: APIRequestContext) {
  const email = `leaving-${Date.now()}-${Math.round(Math.random() * 1e6)}@sample.example`;
  await request.post('/api/newsletter/subscribe', { data: { email } });
  return { email, link: linkIn((await letterTo(email)).text) };
}

test('the page of the link is accessible and fits its window', async ({ page, request }) => {
  const { link } = await subscribeAnew(request);
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in the letter leads out of the newsletter', async ({ page, request }) => {
    const { email, link } = await subscribeAnew(request);
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

test.describe('a link that is none of ours', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('is answered kindly', async ({ page }) => {
    const answer = await page.goto('/newsletter/unsubscribe?token=forged');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Contact us' }).first().click();
    await expect(page).toHaveURL('/contact-us');
  });
});
