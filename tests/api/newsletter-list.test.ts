import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterStatistics } from '#server/resources/newsletter/list.ts';
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

describe('the list', () => {
  it('shows ten a page, newest first, with the fields that staff need', async () => {
    for (let number = 1; number <= 12; number += 1) await add(`reader-${number}@mail.example`);
    const first = (await list()).json();
    expect(first.pagination).toEqual({ page: 1, limit: 10, totalItems: 12, totalPages: 2 });
    expect(first.data[0]).toEqual({
      _id: expect.any(String),
      email: 'reader-12@mail.example',
      firstName: null,
      lastName: null,
      source: 'newsletter',
      language: 'en',
      isSubscribed: true,
      refusedAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await emails({ page: '2' })).toEqual(['reader-2@mail.example', 'reader-1@mail.example']);
  });

  it('filters by status and source, and finds names and addresses in any letter case', async () => {
    await add('plain@mail.example');
    await add('Popup_1@mail.example', {
      source: 'popup',
      firstName: 'Sample',
      lastName: 'Reader',
      isSubscribed: false,
    });
    expect(await emails({ status: 'subscribed' })).toEqual(['plain@mail.example']);
    expect(await emails({ status: 'unsubscribed' })).toEqual(['Popup_1@mail.example']);
    expect(await emails({ source: 'popup' })).toEqual(['Popup_1@mail.example']);
    expect(await emails({ source: 'popup', status: 'subscribed' })).toEqual([]);
    expect(await emails({ search: 'sample READ' })).toEqual(['Popup_1@mail.example']);
    expect(await emails({ search: 'POPUP_' })).toEqual(['Popup_1@mail.example']);
    expect(await emails({ search: '%' })).toEqual([]);
  });

  it('sorts by address, name, state and time, in any letter case and with missing names last', async () => {
    await add('b@mail.example', { firstName: 'beta' });
    await add('c@mail.example');
    await add('A@mail.example', { firstName: 'Alpha', isSubscribed: false });
    const readOrder = (sortBy: string, sortOrder: string) => emails({ sortBy, sortOrder });
    expect(await readOrder('email', 'asc')).toEqual([
      'A@mail.example',
      'b@mail.example',
      'c@mail.example',
    ]);
    expect(await readOrder('firstName', 'desc')).toEqual([
      'b@mail.example',
      'A@mail.example',
      'c@mail.example',
    ]);
    expect((await readOrder('isSubscribed', 'asc'))[0]).toBe('A@mail.example');
    expect((await readOrder('createdAt', 'asc'))[0]).toBe('b@mail.example');
  });

  it.each([
    { status: 'active' },
    { source: 'footer' },
    { sortBy: 'emailKey' },
    { limit: '101' },
    { page: '0' },
  ])('refuses %j', async (query) => {
    expect((await list(query)).statusCode).toBe(400);
  });
});

it('the statistics count states, and days and months in Pakistan time', async () => {
  const at = (createdAt: string, isSubscribed = true) =>
    add(`reader-${createdAt}@mail.example`, { createdAt, isSubscribed });
  // In Pakistan, five hours ahead, it is half past midnight on 1 March.
  const now = new Date('2026-02-28T19:30:00Z');
  await at('2026-02-28T19:10:00.000Z');
  await at('2026-02-28T18:50:00.000Z', false);
  await at('2026-02-21T12:00:00.000Z');
  await at('2026-01-20T12:00:00.000Z', false);
  await at('2025-11-01T12:00:00.000Z');
  expect(await newsletterStatistics(test.database.db, now)).toEqual({
    totalSubscriptions: 5,
    activeSubscriptions: 3,
    inactiveSubscriptions: 2,
    unsubscribedCount: 2,
    recentSubscriptions: 2,
    newSubscriptionsThisMonth: 1,
    currentPeriod: 3,
    previousPeriod: 1,
  });
  const response = await test.call({ method: 'GET', url: statsUrl, cookies });
  expect(response.json()).toMatchObject({ success: true, data: { totalSubscriptions: 5 } });
});

it('the statistics follow a subscription as it starts, ends, restarts and is deleted', async () => {
  const counts = async () => {
    const { data } = (await test.call({ method: 'GET', url: statsUrl, cookies })).json();
    return [data.totalSubscriptions, data.activeSubscriptions, data.unsubscribedCount];
  };
  const payload = { email: 'reader@mail.example', source: 'newsletter' };
  const subscribe = () => test.call({ method: 'POST', url: '/api/newsletter/subscribe', payload });
  await subscribe();
  expect(await counts()).toEqual([1, 1, 0]);
  await subscribe();
  expect(await counts()).toEqual([1, 1, 0]);
  const [{ _id }] = (await list()).json().data;
  await put(_id, { isSubscribed: false });
  expect(await counts()).toEqual([1, 0, 1]);
  await put(_id, { isSubscribed: false });
  expect(await counts()).toEqual([1, 0, 1]);
  await subscribe();
  expect(await counts()).toEqual([1, 1, 0]);
  await test.call({ method: 'DELETE', url: `${subscriptionsUrl}/${_id}`, cookies });
  expect(await counts()).toEqual([0, 0, 0]);
});
