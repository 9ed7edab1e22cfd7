import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDealerDefaults } from '#contract/dealers/dealers-admin.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/dealers';
const dealer = {
  name: 'HAVAL Sample Road',
  city: 'Lahore',
  address: 'Sample address 1',
  email: 'sample@dealers.example',
  phone: '+92 00 000 0001',
  map: 'https://maps.example/sample',
  lat: 31.52,
  lng: 74.36,
};

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['dealer-management'], 'Dealer Editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(dealers);
  await test.database.db.delete(auditLines);
});

const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path = '', payload?: object) =>
  test.call({ method, url: `${url}${path}`, cookies, ...(payload && { payload }) });
const add = async (fields: object = {}) =>
  (await send('POST', '', { ...dealer, ...fields })).json().data;

it('a new dealer is active, has the default services and hours, and is public at once', async () => {
  const response = await send('POST', '', dealer);
  expect(response.statusCode).toBe(201);
  const { data } = response.json();
  expect(data).toMatchObject({
    ...dealer,
    ...newDealerDefaults,
    isActive: true,
    isSample: false,
    description: null,
  });
  const { autoAssign, verifyCode, ...shown } = data;
  expect(autoAssign).toBe(false);
  expect((await test.call({ method: 'GET', url })).json().data).toEqual([shown]);
  expect((await send('GET', `/${data._id}`)).json().data).toEqual(data);
});

const abroad = 'An active dealer must be in Pakistan: pick its place on the map, or untick Active.';

it('a new dealer without coordinates is at 0, 0 and inactive', async () => {
  const { lat, lng, ...placeless } = dealer;
  const { data } = (await send('POST', '', placeless)).json();
  expect(data).toMatchObject({ lat: 0, lng: 0, isActive: false });
  expect((await test.call({ method: 'GET', url })).json().data).toEqual([]);
});

it('a dealer outside Pakistan can neither be activated nor an active one moved there', async () => {
  const { _id } = await add({ lat: 25.2, lng: 55.3, isActive: false });
  const refused = { message: abroad, errors: [{ field: 'lat' }] };
  const activated = await send('PUT', `/${_id}`, { isActive: true });
  expect(activated.statusCode).toBe(400);
  expect(activated.json()).toMatchObject(refused);
  const moved = await send('PUT', `/${_id}`, { isActive: true, lat: 24.86, lng: 67 });
  expect(moved.statusCode).toBe(200);
  expect((await send('PUT', `/${_id}`, { lat: 0 })).json()).toMatchObject(refused);
  expect((await send('GET', `/${_id}`)).json().data).toMatchObject({ isActive: true, lat: 24.86 });
});

it('services can be a list or text with commas, and hours can be given for some days only', async () => {
  const fields = {
    services: ' Sales, ,Body Shop ',
    workingHours: { Monday: ' 9 - 5 ', Sunday: '' },
  };
  const { _id, ...stored } = await add({ ...fields, lat: '31.520412', lng: 74.5 });
  expect(stored).toMatchObject({
    services: ['Sales', 'Body Shop'],
    workingHours: { Monday: '9 - 5' },
    lat: 31.520412,
    lng: 74.5,
  });
  const { data } = (await send('PUT', `/${_id}`, { services: [] })).json();
  expect(data).toMatchObject({ services: [], workingHours: { Monday: '9 - 5' } });
});

it('an inactive or deleted dealer is hidden from visitors, and each change is audited', async () => {
  const { _id } = await add();
  await send('PUT', `/${_id}`, { isActive: false });
  expect((await test.call({ method: 'GET', url })).json().data).toEqual([]);
  expect((await test.call({ method: 'GET', url: `${url}/${_id}` })).statusCode).toBe(401);
  expect((await send('DELETE', `/${_id}`)).statusCode).toBe(200);
  expect((await send('GET', `/${_id}`)).statusCode).toBe(404);
  const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
  expect(lines).toMatchObject([
    { action: 'create', kind: 'dealers', username: 'Dealer Editor' },
    { action: 'update', old: { isActive: true }, new: { isActive: false } },
    { action: 'delete', recordId: _id },
  ]);
});

it('a sample stays a sample when it is hidden, and no longer is one after an edit', async () => {
  const { _id } = await add();
  await test.database.db.update(dealers).set({ isSample: true });
  const hidden = await send('PUT', `/${_id}`, { isActive: false, name: dealer.name });
  expect(hidden.json().data.isSample).toBe(true);
  expect((await send('PUT', `/${_id}`, { phone: '042 111 222' })).json().data.isSample).toBe(false);
});

const required = 'Name, city, address, email, phone and map link are required.';

it.each([
  [{ name: '' }, required, 'name'],
  [{ city: ' ' }, required, 'city'],
  [{ address: null }, required, 'address'],
  [{ email: undefined }, required, 'email'],
  [{ phone: '' }, required, 'phone'],
  [{ map: '' }, required, 'map'],
  [{ email: 'nobody@' }, 'Invalid email format.', 'email'],
  [{ lat: 90.1 }, 'Invalid coordinates.', 'lat'],
  [{ lng: '-180.5' }, 'Invalid coordinates.', 'lng'],
  [{ lat: '' }, 'Invalid coordinates.', 'lat'],
  [{ lat: 0, lng: 0, isActive: true }, abroad, 'lat'],
  [
    { map: 'ftp://maps.example' },
    'Please enter a web address that begins with http:// or https://',
    'map',
  ],
  [
    { map: 'https://user:secret@maps.example/' },
    'Please enter a web address that begins with http:// or https://',
    'map',
  ],
  [
    { map: 'https://maps.example@other.example/' },
    'Please enter a web address that begins with http:// or https://',
    'map',
  ],
  [{ phone: 'call us' }, 'Please enter a valid phone number', 'phone'],
  [{ services: ['x'.repeat(101)] }, 'Please keep each item within 100 characters', 'services'],
  [
    { workingHours: { Someday: '9 - 5' } },
    'workingHours is a text for each of Monday to Sunday',
    'workingHours',
  ],
])('a dealer with %j is refused: %s', async (fields, message, field) => {
  const response = await send('POST', '', { ...dealer, ...fields });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message, errors: [{ field }] });
  expect(await test.database.db.select().from(dealers)).toEqual([]);
});

describe('the staff’s list', () => {
  it('finds email addresses, and counts and filters cities by the part before the comma', async () => {
    await add({ city: 'Lahore, Punjab', email: 'first@dealers.example' });
    await add({ city: 'lahore' });
    await add({ city: 'Karachi', isActive: false });
    const total = async (query: string) => (await send('GET', query)).json().pagination.totalItems;
    expect(await total('?search=FIRST@')).toBe(1);
    expect(await total('?city=Lahore')).toBe(2);
    expect(await total('?city=Lahore, Punjab')).toBe(1);
    expect(await total('?isActive=false')).toBe(1);
    const { data } = (await send('GET', '/stats')).json();
    expect(data).toEqual({
      totalDealers: 3,
      activeDealers: 2,
      inactiveDealers: 1,
      dealersByCity: [
        { _id: expect.stringMatching(/^lahore$/i), count: 2 },
        { _id: 'Karachi', count: 1 },
      ],
      citiesCovered: 2,
    });
  });

  it('is sorted by name or city, and refuses unknown keys', async () => {
    await add({ name: 'beta', city: 'Lahore' });
    await add({ name: 'Alpha', city: 'Multan' });
    const names = async (query: string) =>
      (await send('GET', query)).json().data.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['beta', 'Alpha']);
    expect(await names('?sortBy=name&sortOrder=asc')).toEqual(['Alpha', 'beta']);
    expect(await names('?sortBy=city&sortOrder=desc')).toEqual(['Alpha', 'beta']);
    expect((await send('GET', '?sortBy=map')).statusCode).toBe(400);
  });
});

it('staff calls are 401 without a session and 403 without the permission', async () => {
  const others = await test.signIn(['price-calculator']);
  const calls = [
    { method: 'POST', url, payload: dealer },
    { method: 'GET', url: `${url}/stats` },
    { method: 'GET', url: `${url}/${randomUUID()}` },
    { method: 'PUT', url: `${url}/${randomUUID()}`, payload: {} },
    { method: 'DELETE', url: `${url}/${randomUUID()}` },
  ] as const;
  for (const call of calls) {
    expect((await test.call(call)).statusCode).toBe(401);
    expect((await test.call({ ...call, cookies: others })).statusCode).toBe(403);
  }
});
