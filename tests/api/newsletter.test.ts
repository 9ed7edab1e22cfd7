import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import { idempotencyLines } from '#server/repeat/schema.ts';
import { newsletterCalls, reader } from '#tests/support/newsletter-calls.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { post, subscribe, stored, letters, clear } = newsletterCalls(() => test);
beforeEach(clear);

const endAll = () => test.database.db.update(newsletterSubscriptions).set({ isSubscribed: false });

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
