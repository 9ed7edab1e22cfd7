import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { newsletterCalls, reader } from '#tests/support/newsletter-calls.ts';
import { startAppOn, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
});
afterAll(() => test.close());

const { post, subscribe, stored, emails, clear } = newsletterCalls(() => test);
beforeEach(clear);

describe('the unsubscribe link', () => {
  const findLink = async (email: string) => {
    const [confirmation] = await test.database.db
      .select()
      .from(outgoingMail)
      .where(eq(outgoingMail.recipient, email));
    const url = new URL(confirmation?.unsubscribeUrl ?? '');
    return url.pathname + url.search;
  };
  const open = (url: string) => test.call({ method: 'GET', url });
  const press = (url: string, type = 'application/x-www-form-urlencoded', payload = '') =>
    test.call({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const isOn = async () => (await stored()).map(({ isSubscribed }) => isSubscribed);

  it('is in the confirmation email, which repeats nothing that was typed', async () => {
    await post('popup-subscribe', { ...reader, firstName: 'Buy at https://spam.example' });
    const [confirmation] = await emails();
    expect(confirmation?.recipient).toBe(reader.email);
    expect(confirmation?.text.includes(confirmation.unsubscribeUrl ?? 'no link')).toBe(true);
    expect(/spam|Reader/.test(`${confirmation?.subject}${confirmation?.text}`)).toBe(false);
  });

  it('shows an uncached page when opened, and changes nothing', async () => {
    await subscribe({ email: reader.email });
    const page = await open(await findLink(reader.email));
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body.includes('Unsubscribe?')).toBe(true);
    expect(page.body.includes(reader.email)).toBe(false);
    expect(await isOn()).toEqual([true]);
  });

  const oneClick = 'List-Unsubscribe=One-Click';
  const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  it.each([
    ['the page’s own button', 'application/x-www-form-urlencoded', ''],
    ['a mail program', 'application/x-www-form-urlencoded', oneClick],
    ['a mail program that sends multipart', 'multipart/form-data; boundary=x', multipart],
  ])('ends the subscription when sent by %s', async (_who, type, payload) => {
    await subscribe({ email: reader.email });
    const link = await findLink(reader.email);
    const page = await press(link, type, payload);
    expect(page.statusCode).toBe(200);
    expect(page.body.includes('You are unsubscribed')).toBe(true);
    expect(await isOn()).toEqual([false]);
    expect((await press(link)).statusCode).toBe(200);
    expect((await open(link)).body.includes('You are unsubscribed')).toBe(true);
  });

  it('is a 404 without personal data if it is forged, of another or of a purged subscription', async () => {
    await subscribe({ email: reader.email });
    await subscribe({ email: 'other@mail.example' });
    const link = await findLink(reader.email);
    const [token = ''] = link.split('=').slice(-1);
    const [id, signature] = token.split('.');
    const otherId = (await stored()).find(({ email }) => email !== reader.email)?._id;
    const path = link.split('?')[0];
    for (const forged of ['', 'x', `${id}`, `${id}.`, `${id}.AAAA`, `${otherId}.${signature}`]) {
      for (const response of [
        await open(`${path}?token=${forged}`),
        await press(`${path}?token=${forged}`),
      ]) {
        expect(response.statusCode).toBe(404);
        expect(response.headers['cache-control']).toBe('private, no-store');
        expect(response.body.includes('This link does not work')).toBe(true);
        expect(response.body.includes('mail.example')).toBe(false);
      }
    }
    expect((await open(`${path}`)).statusCode).toBe(404);
    expect(await isOn()).toEqual([true, true]);
    await test.database.db.delete(newsletterSubscriptions);
    expect((await press(link)).statusCode).toBe(404);
  });

  it('is refused when another site sends it', async () => {
    await subscribe({ email: reader.email });
    const response = await test.call({
      method: 'POST',
      url: await findLink(reader.email),
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(403);
    expect(await isOn()).toEqual([true]);
  });

  it('ends the subscription that its address began after staff deleted the one it was sent for', async () => {
    await subscribe({ email: reader.email });
    const link = await findLink(reader.email);
    const [deleted] = await stored();
    const cookies = await test.signIn(['newsletter-subscriptions']);
    const url = `/api/newsletter/admin/subscriptions/${deleted?._id}`;
    expect((await test.call({ method: 'DELETE', url, cookies })).statusCode).toBe(200);
    await subscribe({ email: reader.email.toUpperCase() });
    await subscribe({ email: 'other@mail.example' });
    expect((await open(link)).body.includes('Unsubscribe?')).toBe(true);
    expect((await press(link)).body.includes('You are unsubscribed')).toBe(true);
    const on = (await stored()).filter(({ isSubscribed }) => isSubscribed);
    expect(on.map(({ email }) => email)).toEqual(['other@mail.example']);
  });

  it('works in another process on the same database', async () => {
    const other = await startAppOn(test);
    await subscribe({ email: reader.email });
    const link = await findLink(reader.email);
    const page = await other.inject({ method: 'GET', url: link });
    expect(page.statusCode).toBe(200);
    await other.close();
  });
});
