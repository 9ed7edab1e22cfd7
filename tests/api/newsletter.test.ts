import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outgoingMail } from '#server/mail/schema.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import { idempotencyLines } from '#server/repeat/schema.ts';
import { startAppOn, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(newsletterSubscriptions);
  await test.database.db.delete(outgoingMail);
});

const post = (url: string, payload: object, key?: string) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return test.call({ method: 'POST', url: `/api/newsletter/${url}`, payload, headers });
};
const subscribe = (payload: object) => post('subscribe', payload);
const stored = () => test.database.db.select().from(newsletterSubscriptions);
const letters = () => test.database.db.select().from(outgoingMail);
const endAll = () => test.database.db.update(newsletterSubscriptions).set({ isSubscribed: false });

const reader = { firstName: 'Sample', lastName: 'Reader', email: 'reader@mail.example' };

describe('the box', () => {
  it('subscribes an address once, letter case aside, even at once', async () => {
    const answers = await Promise.all(
      ['Reader@Mail.example', 'reader@mail.example', ' READER@MAIL.EXAMPLE '].map((email) =>
        subscribe({ email, source: 'forged', isSubscribed: false }),
      ),
    );
    expect(answers.map((answer) => answer.json())).toEqual(
      Array(3).fill({ success: true, message: 'Successfully subscribed to newsletter!' }),
    );
    expect(await stored()).toMatchObject([{ source: 'newsletter', isSubscribed: true }]);
    expect(await letters()).toHaveLength(1);
  });

  it.each([
    [{}, 'Please enter your email address'],
    [{ email: ' ' }, 'Please enter your email address'],
    [{ email: 'reader' }, 'Please enter a valid email address'],
    [{ email: 5 }, 'Please enter text here'],
  ])('refuses %j: %s', async (payload, message) => {
    const answer = await subscribe(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, errors: [{ field: 'email' }] });
    expect(await stored()).toEqual([]);
  });
});

describe('the popup', () => {
  it('stores the name with the address, and where it was given', async () => {
    const answer = await post('popup-subscribe', { ...reader, firstName: ' Sample ' });
    expect(answer.json()).toEqual({ success: true, message: 'Thank you for subscribing!' });
    expect(await stored()).toMatchObject([{ ...reader, source: 'popup', isSubscribed: true }]);
  });

  it.each(['firstName', 'lastName', 'email'])('asks for %s', async (field) => {
    const answer = await post('popup-subscribe', { ...reader, [field]: '  ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Please fill in all required fields',
      errors: [{ field }],
    });
    expect(await stored()).toEqual([]);
  });

  it('gives a known address the name it lacked, and leaves its source and a known name', async () => {
    await subscribe({ email: reader.email });
    await post('popup-subscribe', { ...reader, email: 'READER@mail.example' });
    await post('popup-subscribe', { ...reader, firstName: 'Another' });
    expect(await stored()).toMatchObject([{ ...reader, source: 'newsletter' }]);
    expect(await letters()).toHaveLength(1);
  });

  it('subscribing again takes an unsubscribing back, and is confirmed anew', async () => {
    await post('popup-subscribe', reader);
    await endAll();
    await subscribe({ email: reader.email });
    expect(await stored()).toMatchObject([{ ...reader, source: 'popup', isSubscribed: true }]);
    expect(await letters()).toHaveLength(2);
  });
});

describe.each([
  { door: 'subscribe', payload: { email: reader.email } },
  { door: 'popup-subscribe', payload: reader },
])('an Idempotency-Key at $door', ({ door, payload }) => {
  const send = (key: string, fields: object = {}) => post(door, { ...payload, ...fields }, key);

  it('subscribes once and is answered alike, 20 at once and one after another', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(key)));
    const again = await send(key);
    expect(again.statusCode).toBe(200);
    expect(new Set([...answers, again].map(({ body }) => body)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  it('sent again after an unsubscribing does not take it back, and writes no letter', async () => {
    const key = randomUUID();
    const first = await send(key);
    await endAll();
    const again = await send(key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await stored()).toMatchObject([{ isSubscribed: false }]);
    expect(await letters()).toHaveLength(1);
  });

  it('is forgotten after its day', async () => {
    const key = randomUUID();
    await send(key);
    await endAll();
    await test.database.db
      .update(idempotencyLines)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    await send(key);
    expect(await stored()).toMatchObject([{ isSubscribed: true }]);
    expect(await letters()).toHaveLength(2);
  });

  it('with another body is a conflict and stores nothing', async () => {
    const key = randomUUID();
    await send(key);
    const answer = await send(key, { email: 'other@mail.example' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      success: false,
      message: 'This Idempotency-Key was already used for another request',
    });
    expect(await stored()).toMatchObject([{ email: reader.email }]);
    expect(await letters()).toHaveLength(1);
  });

  it('with 20 bodies at once stores one of them, and the others are conflicts', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => send(key, { email: `r${number}@mail.example` })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    expect(await stored()).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  it.each([' ', 'x'.repeat(201), 'käse'])('is refused as %j', async (key) => {
    const answer = await send(key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch('Idempotency-Key');
    expect(await stored()).toEqual([]);
  });
});

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
