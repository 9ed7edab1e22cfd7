import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import {
  newsletterAdminCalls,
  statsUrl,
  subscriptionsUrl,
} from '#tests/support/newsletter-admin.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['newsletter-subscriptions'], 'News Editor');
});
afterAll(() => test.close());

const { add, list, emails, put, clear } = newsletterAdminCalls(
  () => test,
  () => cookies,
);
beforeEach(clear);

describe('a change', () => {
  it('returns the stored record and leaves an audit line with the user’s name', async () => {
    const id = await add('reader@mail.example');
    const response = await put(id, { isSubscribed: false, email: 'forged@mail.example' });
    expect(response.json()).toMatchObject({
      success: true,
      data: { _id: id, isSubscribed: false, email: 'reader@mail.example' },
    });
    const lines = await test.database.db.select().from(auditLines);
    expect(lines).toMatchObject([
      {
        username: 'News Editor',
        action: 'update',
        kind: 'newsletter-subscriptions',
        recordId: id,
        old: { isSubscribed: true },
        new: { isSubscribed: false },
      },
    ]);
  });

  it('based on an old version is refused with both versions', async () => {
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
      const response = await put(id, payload);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([
        { field: 'isSubscribed', message: 'isSubscribed must be true or false' },
      ]);
    },
  );

  it('of an unknown subscription is 404, and of a malformed id 400', async () => {
    expect((await put(randomUUID(), { isSubscribed: true })).statusCode).toBe(404);
    expect((await put('none', { isSubscribed: true })).statusCode).toBe(400);
  });
});

it('a delete removes the subscription, and its audit line has no name or address', async () => {
  const id = await add('reader@mail.example', { firstName: 'Sample' });
  const remove = () => test.call({ method: 'DELETE', url: `${subscriptionsUrl}/${id}`, cookies });
  expect((await remove()).json()).toEqual({ success: true });
  expect(await emails({})).toEqual([]);
  const lines = await test.database.db.select().from(auditLines);
  expect(lines).toMatchObject([
    { action: 'delete', old: { isSubscribed: true, email: null, firstName: null }, new: null },
  ]);
  expect((await remove()).statusCode).toBe(404);
});

it('every call is 401 without a session and 403 without the permission', async () => {
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
