import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#server/audit/schema.ts';
import { newsletterDesk, statsUrl, subscriptionsUrl } from '#tests/support/newsletter-desk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['newsletter-subscriptions'], 'News Desk');
});
afterAll(() => test.close());

const { add, list, emails, put, clear } = newsletterDesk(
  () => test,
  () => cookies,
);
beforeEach(clear);

describe('a change', () => {
  it('answers the stored record and leaves a line that says who made it', async () => {
    const id = await add('reader@mail.example');
    const answer = await put(id, { isSubscribed: false, email: 'forged@mail.example' });
    expect(answer.json()).toMatchObject({
      success: true,
      data: { _id: id, isSubscribed: false, email: 'reader@mail.example' },
    });
    const lines = await test.database.db.select().from(auditLines);
    expect(lines).toMatchObject([
      {
        username: 'News Desk',
        action: 'update',
        kind: 'newsletter-subscriptions',
        recordId: id,
        old: { isSubscribed: true },
        new: { isSubscribed: false },
      },
    ]);
  });

  it('of a version that has changed since is refused with both', async () => {
    const id = await add('reader@mail.example');
    const [{ updatedAt }] = (await list()).json().data;
    await put(id, { isSubscribed: false });
    const late = await put(id, { isSubscribed: true }, { 'if-match': `"${updatedAt}"` });
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict).toMatchObject({
      yours: { isSubscribed: true },
      current: { _id: id, isSubscribed: false },
    });
    expect((await put(id, { isSubscribed: true })).statusCode).toBe(200);
  });

  it.each([[{}], [{ isSubscribed: 'yes' }], [{ isSubscribed: null }]])(
    '%j is refused',
    async (payload) => {
      const id = await add('reader@mail.example');
      const answer = await put(id, payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([
        { field: 'isSubscribed', message: 'isSubscribed must be true or false' },
      ]);
    },
  );

  it('of a subscription that does not exist is a 404', async () => {
    expect((await put(randomUUID(), { isSubscribed: true })).statusCode).toBe(404);
    expect((await put('none', { isSubscribed: true })).statusCode).toBe(400);
  });
});

it('a delete removes the subscription and keeps the record in its line', async () => {
  const id = await add('reader@mail.example', { firstName: 'Sample' });
  const remove = () => test.call({ method: 'DELETE', url: `${subscriptionsUrl}/${id}`, cookies });
  expect((await remove()).json()).toEqual({ success: true });
  expect(await emails({})).toEqual([]);
  const lines = await test.database.db.select().from(auditLines);
  expect(lines).toMatchObject([
    { action: 'delete', old: { email: 'reader@mail.example', firstName: 'Sample' }, new: null },
  ]);
  expect((await remove()).statusCode).toBe(404);
});

it('every call needs a session with the newsletter’s permission', async () => {
  const id = await add('reader@mail.example');
  const others = await test.signIn(['contact-inquiries', 'news-management']);
  for (const [method, address, payload] of [
    ['GET', subscriptionsUrl, undefined],
    ['PUT', `${subscriptionsUrl}/${id}`, { isSubscribed: false }],
    ['DELETE', `${subscriptionsUrl}/${id}`, undefined],
    ['GET', statsUrl, undefined],
  ] as const) {
    const call = { method, url: address, ...(payload && { payload }) };
    expect((await test.call(call)).statusCode).toBe(401);
    expect((await test.call({ ...call, cookies: others })).statusCode).toBe(403);
  }
  expect(await emails({ status: 'subscribed' })).toEqual(['reader@mail.example']);
});
