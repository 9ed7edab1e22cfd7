import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PersonPage } from '#contract/staff/people.ts';
import { ayesha, bilal, type PeopleApp, startPeopleApp } from '#tests/support/people.ts';

let test: PeopleApp;
beforeAll(async () => {
  test = await startPeopleApp();
});
afterAll(() => test.close());
beforeEach(() => test.clear());

async function readPerson(query: Record<string, string>, cookies = test.allKinds) {
  const response = await test.call({ method: 'GET', url: '/api/admin/person', query, cookies });
  expect(response.statusCode).toBe(200);
  return response.json() as PersonPage;
}

const listIds = async (...args: Parameters<typeof readPerson>) =>
  (await readPerson(...args)).data.map(({ _id }) => _id);

it('a person’s records are all with the number in any form, or with an email address sent with it under the same name, newest first', async () => {
  const drive = await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  const parts = await test.send('parts-requests', { ...bilal, phone: '+92 (0)300 111-2233' });
  await test.send('vehicle-bookings', {
    ...bilal,
    email: 'nobody@mail.example',
    phone: '0300 9998877',
  });
  const booking = await test.send('vehicle-bookings', { ...ayesha, phone: '0300 7777777' });
  await test.subscribe('Ayesha_1@mail.example');
  const { data, pagination, links } = await readPerson({ phone: '0092 300 1112233' });
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
  expect(links).toEqual([
    {
      ...{ type: 'email', value: 'Ayesha_1@mail.example', isIncluded: true },
      ...{ records: 3, names: ['Ayesha Sample'] },
    },
  ]);
  expect(await listIds({ email: 'AYESHA_1@MAIL.example' })).toEqual([data[0]?._id, booking, drive]);
});

it('records with one address under one name, written on two keyboards, are one person’s', async () => {
  const { email } = ayesha;
  const urdu = { email, firstName: 'عائش\u06C1', lastName: 'عل\u06CC', phone: '0300 1112233' };
  const arabic = { email, firstName: 'عائش\u0629', lastName: 'عل\u064A', phone: '0300 7777777' };
  const drive = await test.send('test-drives', urdu);
  const booking = await test.send('vehicle-bookings', arabic);
  expect(await listIds({ phone: '0300 1112233' })).toEqual([booking, drive]);
});

it('a number that no library can parse finds the records with the same text', async () => {
  const drive = await test.send('test-drives', { ...ayesha, phone: '123-4567' });
  await test.send('vehicle-bookings', { ...bilal, phone: '765-4321' });
  expect(await listIds({ phone: '123-4567' })).toEqual([drive]);
});

it('a person’s page takes email addresses literally, and only whole numbers', async () => {
  await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  expect(await listIds({ email: 'ayeshaX1@mail.example' })).toEqual([]);
  expect(await listIds({ email: 'ayesha%' })).toEqual([]);
  expect(await listIds({ phone: '0300 111223' })).toEqual([]);
});

it('records of forbidden kinds are neither shown nor used to connect others', async () => {
  await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  const booking = await test.send('vehicle-bookings', { ...ayesha, phone: '0300 7777777' });
  const hidden = await test.send('vehicle-bookings', {
    ...{ ...ayesha, email: bilal.email },
    phone: '0300 1112233',
  });
  expect(await listIds({ email: ayesha.email })).toContain(hidden);
  expect(await listIds({ email: ayesha.email }, test.bookingsOnly)).toEqual([booking]);
  expect(await listIds({ email: ayesha.email }, await test.signIn(['audit']))).toEqual([]);
});

it('a number or an address that was sent with another name is offered with the names, and counts once staff choose it', async () => {
  const planted = await test.send('contact-inquiries', {
    ...{ fullName: 'Mallory Unreal', phone: '0306 0000002', email: ayesha.email },
  });
  const booking = await test.send('vehicle-bookings', { ...ayesha, phone: '0306 0000001' });
  const offered = {
    ...{ type: 'email', value: ayesha.email, isIncluded: false },
    ...{ records: 1, names: ['Ayesha Sample'] },
  };
  const listed = await readPerson({ phone: '03060000002' });
  expect(listed.data.map(({ _id }) => _id)).toEqual([planted]);
  expect(listed.links).toEqual([offered]);

  const chosen = await readPerson({ phone: '03060000002', emails: 'AYESHA_1@mail.example' });
  expect(chosen.data.map(({ _id }) => _id)).toEqual([booking, planted]);
  expect(chosen.links).toEqual([
    { ...offered, isIncluded: true, records: 2, names: ['Ayesha Sample', 'Mallory Unreal'] },
  ]);
});

it('staff can leave out a number or an address that counts by itself', async () => {
  const drive = await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  await test.send('test-drives', { ...ayesha, phone: '0300 7777777' });
  expect(await listIds({ phone: '03001112233', emails: '' })).toEqual([drive]);
});

it('every record of a person is on exactly one page', async () => {
  const sent: string[] = [];
  for (let n = 0; n < 5; n += 1)
    sent.unshift(await test.send('test-drives', { ...ayesha, phone: '0300 1112233' }));
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => listIds({ phone: '03001112233', page, limit: '2' })),
  );
  expect(pages.flat()).toEqual(sent);
});

it('a person’s page needs a phone number or an email address', async () => {
  const response = await test.call({
    method: 'GET',
    url: '/api/admin/person',
    cookies: test.allKinds,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe('Please name a phone number or an email address');
});
