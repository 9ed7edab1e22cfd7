import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { newsletterCalls, reader } from '#tests/support/newsletter-calls.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
});
afterAll(() => test.close());

const { post, subscribe, stored, emails, clear } = newsletterCalls(() => test);
beforeEach(clear);

const endAll = () => test.database.db.update(newsletterSubscriptions).set({ isSubscribed: false });

describe('the form', () => {
  it('subscribes an address once in any letter case, even in parallel', async () => {
    const responses = await Promise.all(
      ['Reader@Mail.example', 'reader@mail.example', ' READER@MAIL.EXAMPLE '].map((email) =>
        subscribe({ email, source: 'forged', isSubscribed: false }),
      ),
    );
    expect(responses.map((response) => response.json())).toEqual(
      Array(3).fill({ success: true, message: 'Successfully subscribed to newsletter!' }),
    );
    expect(await stored()).toMatchObject([{ source: 'newsletter', isSubscribed: true }]);
    expect(await emails()).toHaveLength(1);
  });

  it.each([
    [{}, 'Please enter your email address'],
    [{ email: ' ' }, 'Please enter your email address'],
    [{ email: 'reader' }, 'Please enter a valid email address'],
    [{ email: 5 }, 'Please enter text here'],
  ])('refuses %j: %s', async (payload, message) => {
    const response = await subscribe(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: [{ field: 'email' }] });
    expect(await stored()).toEqual([]);
  });
});

describe('the popup', () => {
  it('stores the name with the address, and the popup as its source', async () => {
    const response = await post('popup-subscribe', { ...reader, firstName: ' Sample ' });
    expect(response.json()).toEqual({ success: true, message: 'Thank you for subscribing!' });
    expect(await stored()).toMatchObject([{ ...reader, source: 'popup', isSubscribed: true }]);
  });

  it.each(['firstName', 'lastName', 'email'])('requires %s', async (field) => {
    const response = await post('popup-subscribe', { ...reader, [field]: '  ' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Please fill in all required fields',
      errors: [{ field }],
    });
    expect(await stored()).toEqual([]);
  });

  it('adds a missing name to a known address, and keeps its source and a known name', async () => {
    await subscribe({ email: reader.email });
    await post('popup-subscribe', { ...reader, email: 'READER@mail.example' });
    await post('popup-subscribe', { ...reader, firstName: 'Another' });
    expect(await stored()).toMatchObject([{ ...reader, source: 'newsletter' }]);
    expect(await emails()).toHaveLength(1);
  });

  it('an ended subscription can be started again, and is confirmed again', async () => {
    await post('popup-subscribe', reader);
    await endAll();
    await subscribe({ email: reader.email });
    expect(await stored()).toMatchObject([{ ...reader, source: 'popup', isSubscribed: true }]);
    expect(await emails()).toHaveLength(2);
  });
});

describe.each([
  { endpoint: 'subscribe', payload: { email: reader.email } },
  { endpoint: 'popup-subscribe', payload: reader },
])('an Idempotency-Key at $endpoint', ({ endpoint, payload }) => {
  const send = (key: string, fields: object = {}) => post(endpoint, { ...payload, ...fields }, key);

  it('subscribes once with one response, for 20 parallel calls and a later one', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(key)));
    const again = await send(key);
    expect(again.statusCode).toBe(200);
    expect(new Set([...responses, again].map(({ body }) => body)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });

  it('sent again after unsubscribing does not subscribe again, and queues no email', async () => {
    const key = randomUUID();
    const first = await send(key);
    await endAll();
    const again = await send(key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await stored()).toMatchObject([{ isSubscribed: false }]);
    expect(await emails()).toHaveLength(1);
  });

  it('has no effect once it has expired', async () => {
    const key = randomUUID();
    await send(key);
    await endAll();
    await test.database.db
      .update(idempotencyLines)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    await send(key);
    expect(await stored()).toMatchObject([{ isSubscribed: true }]);
    expect(await emails()).toHaveLength(2);
  });

  it('with another body is a conflict and stores nothing', async () => {
    const key = randomUUID();
    await send(key);
    const response = await send(key, { email: 'other@mail.example' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      success: false,
      message: 'This Idempotency-Key was already used for another request',
      code: 'idempotency-key-reused',
    });
    expect(await stored()).toMatchObject([{ email: reader.email }]);
    expect(await emails()).toHaveLength(1);
  });

  it('with 20 parallel bodies stores one of them, and the others are conflicts', async () => {
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, number) => send(key, { email: `r${number}@mail.example` })),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    expect(await stored()).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });

  it.each([' ', 'x'.repeat(201), 'käse'])('is refused as %j', async (key) => {
    const response = await send(key);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch('Idempotency-Key');
    expect(await stored()).toEqual([]);
  });
});
