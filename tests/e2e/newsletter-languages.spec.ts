import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Sends the form, and returns what went to the API. */
async function send(page: Page, path: string, press: () => Promise<void>) {
  const sent = page.waitForRequest((request) => request.url().endsWith(`/api${path}`));
  await press();
  return (await sent).postDataJSON() as Record<string, unknown>;
}

test('the newsletter’s form sends its language in Urdu only, and is confirmed in it', async ({
  page,
}) => {
  for (const [root, language, message] of [
    ['', undefined, 'Successfully subscribed to newsletter!'],
    ['/ur', 'ur', 'آپ نے نیوز لیٹر سبسکرائب کر لیا ہے!'],
  ] as const) {
    await page.goto(`${root}/newsletter`);
    const form = page.locator('main form');
    await form.locator('[name="email"]').fill(`visitor-${Date.now()}@sample.example`);
    const body = await send(page, '/newsletter/subscribe', () =>
      form.locator('button[type="submit"]').click(),
    );
    expect(body.language).toBe(language);
    await expect(form.getByRole('alert')).toHaveText(message);
  }
});
