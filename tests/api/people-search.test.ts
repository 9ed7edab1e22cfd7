import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FoundPerson } from '#contract/staff/people.ts';
import { ayesha, bilal, type PeopleApp, startPeopleApp } from '#tests/support/people.ts';

let test: PeopleApp;
beforeAll(async () => {
  test = await startPeopleApp();
});
afterAll(() => test.close());
beforeEach(() => test.clear());

async function search(q: string, cookies = test.allKinds): Promise<FoundPerson[]> {
  const response = await test.call({
    method: 'GET',
    url: '/api/admin/search',
    query: { q },
    cookies,
  });
  return response.json().data;
}

it('people are found by full name in any order, by part of the email address, and by number however written', async () => {
  await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  await test.send('vehicle-bookings', { ...bilal, phone: '0300 9998877' });
  const found = {
    name: 'Ayesha Sample',
    phone: '0300 1112233',
    email: ayesha.email,
    kinds: ['test-drives'],
  };
  for (const q of ['ayesha sample', 'SAMPLE AYE', 'ayesha_1@', '+92 300 1112233', '3001112233']) {
    expect(await search(q), q).toEqual([found]);
  }
  expect(await search('sample')).toHaveLength(2);
});

it('a number is found however it is written, with digits of Urdu, too', async () => {
  await test.send('test-drives', { ...ayesha, phone: '۰۳۰۰ ۱۱۱۲۲۳۳' });
  await test.send('vehicle-bookings', { ...bilal, phone: '+92 (0)42 3571-4321' });
  for (const q of ['03001112233', '+92 300 1112233', '0092-300-1112233', '۰۳۰۰۱۱۱۲۲۳۳']) {
    expect(await search(q), q).toMatchObject([{ name: 'Ayesha Sample' }]);
  }
  for (const q of ['042 35714321', '+92 (0)42 35714321', '00924235714321', '٠٤٢-٣٥٧١٤٣٢١']) {
    expect(await search(q), q).toMatchObject([{ name: 'Bilal Sampleson' }]);
  }
});

it('a person is found by the spelling of another keyboard, as a whole name first', async () => {
  // Arabic yeh, kaf and heh; the search has those of Urdu.
  await test.send('test-drives', {
    ...ayesha,
    firstName: 'ذ\u0643\u064Aه',
    lastName: 'قريش\u064A',
  });
  await test.send('vehicle-bookings', { ...bilal, firstName: 'ذکیہن', lastName: 'قریشیان' });
  const found = await search('ذ\u06A9\u06CC\u06C1 قر\u06CCش\u06CC');
  expect(found.map(({ email }) => email)).toEqual([ayesha.email, bilal.email]);
});

it('the search groups one person’s records under the newest name', async () => {
  await test.send('contact-inquiries', {
    fullName: 'A. Sample',
    phone: '+92 300 1112233',
    email: ayesha.email,
  });
  await test.send('test-drives', { ...ayesha, phone: '0300-1112233' });
  await test.subscribe('AYESHA_1@mail.example');
  const [person, ...others] = await search('ayesha_1');
  expect(others).toEqual([]);
  expect(person?.name).toBe('Ayesha Sample');
  expect(person?.kinds).toEqual(['newsletter-subscriptions', 'test-drives', 'contact-inquiries']);
});

it('the search takes % literally, and ignores texts that are not about the person', async () => {
  await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  await test.send('contact-inquiries', {
    fullName: 'Nobody Else',
    phone: '0301 5555555',
    email: 'n@mail.example',
    message: 'ask Ayesha',
    city: 'Ayeshapur',
  });
  expect(await search('ayeshaX1')).toEqual([]);
  expect(await search('aye%')).toEqual([]);
  expect(await search('%%%')).toEqual([]);
  expect((await search('ayesha')).map(({ name }) => name)).toEqual(['Ayesha Sample']);
});

it('the search needs three letters, and returns at most eight people', async () => {
  for (let n = 10; n < 22; n += 1) {
    await test.send('test-drives', {
      ...ayesha,
      email: `p${n}@mail.example`,
      phone: `0300 11122${n}`,
    });
  }
  expect(await search('ay')).toEqual([]);
  expect(await search('ayesha')).toHaveLength(8);
});

it('whole names come before parts of names, however many of those are newer', async () => {
  const ali = { ...ayesha, firstName: 'Ali', lastName: 'Whole', email: 'ali@mail.example' };
  await test.send('test-drives', { ...ali, phone: '0301 2223344' });
  for (let n = 10; n < 35; n += 1) {
    await test.send('test-drives', {
      ...ayesha,
      firstName: 'Alina',
      email: `alina${n}@mail.example`,
      phone: `0300 11122${n}`,
    });
  }
  const found = await search('ali');
  expect(found).toHaveLength(8);
  expect(found[0]?.name).toBe('Ali Whole');
  expect((await search('whole ALI')).map(({ name }) => name)).toEqual(['Ali Whole']);
});

it('the search finds only records of permitted kinds, and needs a session', async () => {
  await test.send('test-drives', { ...ayesha, phone: '0300 1112233' });
  await test.send('vehicle-bookings', { ...bilal, phone: '0300 9998877' });
  expect((await search('sample', test.bookingsOnly)).map(({ name }) => name)).toEqual([
    'Bilal Sampleson',
  ]);
  expect(await search('sample', await test.signIn(['audit']))).toEqual([]);
  const stranger = await test.call({ method: 'GET', url: '/api/admin/search?q=sample' });
  expect(stranger.statusCode).toBe(401);
});
