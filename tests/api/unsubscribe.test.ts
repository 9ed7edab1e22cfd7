import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outgoingMail } from '#server/mail/schema.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import { newsletterCalls, reader } from '#tests/support/newsletter-calls.ts';
import { startAppOn, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { post, subscribe, stored, letters, clear } = newsletterCalls(() => test);
beforeEach(clear);

describe('the unsubscribe link', () => {
  const linkOf = async (email: string) => {
    const [letter] = await test.database.db
      .select()
      .from(outgoingMail)
      .where(eq(outgoingMail.recipient, email));
    const url = new URL(letter?.unsubscribeUrl ?? '');
    return url.pathname + url.search;
  };
  const open = (url: string) => test.call({ method: 'GET', url });
  const press = (url: string, type = 'application/x-www-form-urlencoded', payload = '') =>
    test.call({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const isOn = async () => (await stored()).map(({ isSubscribed }) => isSubscribed);

  it('stands in the letter that confirms; nothing that was typed does', async () => {
    await post('popup-subscribe', { ...reader, firstName: 'Buy at https://spam.example' });
    const [letter] = await letters();
    expect(letter?.recipient).toBe(reader.email);
    expect(letter?.text.includes(letter.unsubscribeUrl ?? 'no link')).toBe(true);
    expect(/spam|Reader/.test(`${letter?.subject}${letter?.text}`)).toBe(false);
  });

  it('opened, shows a page that nobody keeps, and changes nothing', async () => {
    await subscribe({ email: reader.email });
    const page = await open(await linkOf(reader.email));
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
  ])('pressed by %s, ends the subscription', async (_who, type, payload) => {
    await subscribe({ email: reader.email });
    const link = await linkOf(reader.email);
    const page = await press(link, type, payload);
    expect(page.statusCode).toBe(200);
    expect(page.body.includes('You are unsubscribed')).toBe(true);
    expect(await isOn()).toEqual([false]);
    expect((await press(link)).statusCode).toBe(200);
    expect((await open(link)).body.includes('You are unsubscribed')).toBe(true);
  });

  it('forged, foreign or of a deleted subscription, is an unknown address and tells nothing', async () => {
    await subscribe({ email: reader.email });
    await subscribe({ email: 'other@mail.example' });
    const link = await linkOf(reader.email);
    const [token = ''] = link.split('=').slice(-1);
    const [id, signature] = token.split('.');
    const otherId = (await stored()).find(({ email }) => email !== reader.email)?._id;
    const path = link.split('?')[0];
    for (const forged of ['', 'x', `${id}`, `${id}.`, `${id}.AAAA`, `${otherId}.${signature}`]) {
      for (const answer of [
        await open(`${path}?token=${forged}`),
        await press(`${path}?token=${forged}`),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.headers['cache-control']).toBe('private, no-store');
        expect(answer.body.includes('This link does not work')).toBe(true);
        expect(answer.body.includes('mail.example')).toBe(false);
      }
    }
    expect((await open(`${path}`)).statusCode).toBe(404);
    expect(await isOn()).toEqual([true, true]);
    await test.database.db.delete(newsletterSubscriptions);
    expect((await press(link)).statusCode).toBe(404);
  });

  it('is not pressed by another site', async () => {
    await subscribe({ email: reader.email });
    const answer = await test.call({
      method: 'POST',
      url: await linkOf(reader.email),
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
    expect(await isOn()).toEqual([true]);
  });

  it('signed by one process, is known to another on the same database', async () => {
    const other = await startAppOn(test);
    await subscribe({ email: reader.email });
    const link = await linkOf(reader.email);
    const page = await other.inject({ method: 'GET', url: link });
    expect(page.statusCode).toBe(200);
    await other.close();
  });
});
