import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PersonRecord } from '#contract/people.ts';
import { ayesha, bilal, type PeopleApp, startPeopleApp } from '#tests/support/people.ts';

let test: PeopleApp;
beforeAll(async () => {
  test = await startPeopleApp();
});
afterAll(() => test.close());
beforeEach(() => test.clear());

async function sentBy(query: Record<string, string>, cookies = test.everybody) {
  const answer = await test.call({ method: 'GET', url: '/api/admin/person', query, cookies });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { data: PersonRecord[]; pagination: object };
}

const idsOf = async (...asked: Parameters<typeof sentBy>) =>
  (await sentBy(...asked)).data.map(({ _id }) => _id);

it('what a person has sent is everything under the number, however written, and under the address beside it, newest first', async () => {
  const drive = await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  const parts = await test.send('parts-requests', { ...bilal, phone: '+92 (0)300 111-2233' });
  await test.send('vehicle-bookings', {
    ...bilal,
    email: 'nobody@mail.example',
    phone: '0300 9998877',
  });
  const booking = await test.send('vehicle-bookings', { ...ayesha, phone: '0300 7777777' });
  await test.subscribe('Ayesha_1@mail.example');
  const { data, pagination } = await sentBy({ phone: '0092 300 1112233' });
  expect(data.map(({ _id }) => _id).slice(1)).toEqual([booking, parts, drive]);
  expect(data[0]).toMatchObject({ kind: 'newsletter-subscriptions', status: 'subscribed' });
  expect(data[3]).toMatchObject({
    kind: 'test-drives',
    status: 'pending',
    name: 'Ayesha Sample',
    phone: '0300 1112233',
    email: ayesha.email,
    about: 'Haval H6 · HAVAL Clifton, Karachi',
  });
  expect(pagination).toMatchObject({ page: 1, totalItems: 4 });
  expect(await idsOf({ email: 'AYESHA_1@MAIL.example' })).toHaveLength(4);
});

it('a person’s page does not take one address for another that a pattern would match', async () => {
  await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  expect(await idsOf({ email: 'ayeshaX1@mail.example' })).toEqual([]);
  expect(await idsOf({ email: 'ayesha%' })).toEqual([]);
  expect(await idsOf({ phone: '0300 111223' })).toEqual([]);
});

it('what a person has sent is neither shown nor joined by kinds that the permissions do not show', async () => {
  await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  const booking = await test.send('vehicle-bookings', { ...ayesha, phone: '0300 7777777' });
  const hidden = await test.send('vehicle-bookings', { ...bilal, phone: '0300 1112233' });
  expect(await idsOf({ email: ayesha.email })).toContain(hidden);
  expect(await idsOf({ email: ayesha.email }, test.bookingsOnly)).toEqual([booking]);
  expect(await idsOf({ email: ayesha.email }, await test.signIn(['audit']))).toEqual([]);
});

it('what a person has sent comes in pages, nothing twice and nothing missing', async () => {
  const sent: string[] = [];
  for (let n = 0; n < 5; n += 1)
    sent.unshift(await test.send('test-drives', { ...ayesha, phone: '0300 1112233' }));
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => idsOf({ phone: '03001112233', page, limit: '2' })),
  );
  expect(pages.flat()).toEqual(sent);
});

it('a person’s page needs a number or an address', async () => {
  const answer = await test.call({
    method: 'GET',
    url: '/api/admin/person',
    cookies: test.everybody,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('Please name a phone number or an email address');
});
