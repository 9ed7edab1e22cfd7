import { letterTo } from './letters.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in the letter leads out of the newsletter', async ({ page, request }, {
    project,
  }) => {
    const email = `leaving-${project.name}-${Date.now()}@sample.example`;
    await request.post('/api/newsletter/subscribe', { data: { email } });
    const letter = await letterTo(email);
    const [link = ''] = /http\S+\/newsletter\/unsubscribe\?token=\S+/.exec(letter.text) ?? [];
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
